import { afterEach, expect, test } from "vitest";

import { themeProperties, themeSheet } from "#renderer/theme/theme-sheet.ts";

import { applyProperties } from "./live-theme.ts";

function pageWith(theme: string): Document {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error("A frame has a document");
  const sheet = page.createElement("style");
  sheet.id = "theme";
  sheet.textContent = theme;
  page.head.append(sheet);
  const root = page.createElement("div");
  root.className = "page";
  page.body.append(root);
  return page;
}

const valueOf = (page: Document, name: string): string => {
  const root = page.querySelector(".page");
  return root ? (page.defaultView?.getComputedStyle(root).getPropertyValue(name).trim() ?? "") : "";
};

afterEach(() => document.querySelectorAll("iframe").forEach((frame) => frame.remove()));

test("those properties alone are written that differ, into the page's own theme", () => {
  const page = pageWith(themeSheet({}, []));
  const plain = themeProperties({}, []);
  expect(applyProperties(page, plain)).toBe(0);
  const blue = themeProperties({ COLOR_PRIMARY: "#1133aa" }, []);
  const written = applyProperties(page, blue);
  expect(written).toBeGreaterThan(0);
  expect(written).toBeLessThan(5);
  expect(valueOf(page, "--color-primary")).toBe("#1133aa");
  expect(applyProperties(page, blue)).toBe(0);
  applyProperties(page, plain);
  expect(valueOf(page, "--color-primary")).not.toBe("#1133aa");
});

test("a page without a theme takes none", () => {
  const page = pageWith("");
  expect(applyProperties(page, { "--color-primary": "#fff" })).toBe(0);
});
