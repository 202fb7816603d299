import { createIntl } from "react-intl";
import { expect, test } from "vitest";

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";
import { buildLayout, buildNode } from "#schemas/page/test-registry.ts";

import type { Editor } from "../../store/editor.ts";
import { Canvas } from "../model/canvas.ts";
import { blankPage, testParts } from "../test-canvas.ts";
import { Writing } from "./writing.ts";

const pageIn = (locale: Locale): CanvasPage => ({ ...blankPage, page: { ...blankPage.page, locale } });
const intl = createIntl({ locale: "fr" });
const saying = (title: string) => buildLayout([buildNode("words", "heading", { props: { title: { fr_FR: title } } })]);

/** A page of one heading, whose title is being written, drawn by hand. */
function write(title: string) {
  document.body.innerHTML = `<div id="editor"><div data-id="words">${title && `<h2>${title}</h2>`}</div></div>`;
  const canvas = new Canvas(pageIn("fr_FR"), saying(title), intl, testParts());
  const editor = { canvas, selection: { pick: () => undefined } } as unknown as Editor;
  const writing = new Writing(editor);
  const stop = writing.follow();
  expect(writing.startIn(document.body, "words")).toBe(true);
  return { canvas, writing, stop, block: document.querySelector("[data-id]") as HTMLElement };
}

test("what others remove, or put another block in the place of, is written no more", () => {
  const removed = write("Le chai");
  removed.canvas.document.follow(buildLayout([]));
  expect(removed.writing.written).toBeNull();
  const replaced = write("Le chai");
  replaced.canvas.document.follow(buildLayout([buildNode("words", "image")]));
  expect(replaced.writing.written).toBeNull();
  for (const { stop } of [removed, replaced]) stop();
});

test("a text that is written ends when the page is shown in another language", () => {
  const { canvas, writing, stop } = write("Le chai");
  expect(writing.written?.locale).toBe("fr_FR");
  canvas.show(pageIn("en_US"), intl);
  expect(writing.written).toBeNull();
  stop();
});

test("words that are drawn in a new element, or come back after there were none, are found again", () => {
  const { canvas, writing, stop, block } = write("Le chai");
  const anew = document.createElement("h2");
  anew.textContent = "Le chai";
  block.replaceChildren(anew);
  writing.seek();
  expect(writing.written?.element).toBe(anew);

  canvas.document.follow(saying(""));
  block.replaceChildren();
  writing.seek();
  expect(writing.written?.path).toEqual(["title"]);
  canvas.document.follow(saying("La cave"));
  const back = document.createElement("h2");
  back.textContent = "La cave";
  block.replaceChildren(back);
  writing.seek();
  expect(writing.written?.element).toBe(back);
  stop();
});

test("a block that shows nothing begins with its title, over its own place until there is something to see", () => {
  const { canvas, writing, stop, block } = write("");
  expect(writing.written).toMatchObject({ path: ["title"], element: block });
  canvas.document.follow(saying("L"));
  const title = document.createElement("h2");
  title.textContent = "L";
  block.append(title);
  writing.seek();
  expect(writing.written?.element).toBe(title);
  stop();
});
