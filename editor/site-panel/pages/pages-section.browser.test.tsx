import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { expectConsole } from "#tests/setup/expected-console.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { testSite } from "../../page-tree/test-pages.ts";
import type { PanelWork } from "../panel-work.ts";
import { PagesSection } from "./pages-section.tsx";

/** A panel whose client lists the pages as `answers` say, one after the other: they come, or they don't. */
function panelOf(answers: readonly ("there" | "away")[]): PanelWork {
  const left = [...answers];
  const call = vi.fn(async (name: string) => {
    if (name !== "listCanvasPages") return await Promise.resolve([]);
    if (left.shift() === "away") throw new Error("offline");
    return { pages: testSite, total: testSite.length };
  });
  return { locale: "fr_FR", clients: () => ({ call }), ports: testPorts(), edit: vi.fn() } as unknown as PanelWork;
}

/** The section as it is opened; what was there before is gone. */
async function open(work: PanelWork): Promise<() => Promise<void>> {
  const { unmount } = await render(
    <InEditor>
      <div data-scroller style={{ blockSize: "700px", overflow: "auto" }}>
        <PagesSection work={work} />
      </div>
    </InEditor>,
  );
  return unmount;
}

const alert = page.getByRole("alert");
const rows = page.getByRole("treeitem");

test("pages that can't be had are asked for again", async () => {
  expectConsole("warn", /could not be read/);
  await open(panelOf(["away", "there"]));
  await expect.element(alert).toMatchTextContent("Les pages ne sont pas arrivées");
  await expect.element(rows.first()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(rows.first()).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("where a list can't be had anew, the older one stays, and it is said that it is one", async () => {
  expectConsole("warn", /could not be read/);
  const work = panelOf(["there", "away", "there"]);
  const close = await open(work);
  await expect.element(rows.first()).toBeVisible();
  await close();
  await open(work);
  await expect.element(alert).toMatchTextContent("voici celle de la dernière lecture");
  await expect.element(rows.first()).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(alert).not.toBeInTheDocument();
});
