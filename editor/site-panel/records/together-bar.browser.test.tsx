import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { news } from "#schemas/collections/every/news.ts";
import { mostPublishedTogether } from "#schemas/content/draft.ts";
import type { RecordItem } from "#schemas/content/record.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import type { PanelWork } from "../panel-work.ts";
import type { RecordPort } from "./record-port.ts";
import { TogetherBar } from "./together-bar.tsx";

const titled = (id: number): RecordItem => ({
  ...{ id, row: null, state: "unpublished", plannedAt: null, shownAt: null, cells: {}, referred: {} },
  title: { fr_FR: `Actualité ${id}` },
});

/** Records that were chosen, and what becomes of them. */
async function showBar(count: number, port: Partial<RecordPort> = {}, locale: Locale = "fr_FR") {
  const call = vi.fn(async () => await Promise.resolve([]));
  const done = vi.fn();
  const work = { locale: "fr_FR", clients: () => ({ call: call as unknown as Client["call"] }), onPublished: () => {} };
  await render(
    <InEditor locale={locale}>
      <TogetherBar
        work={work as unknown as PanelWork}
        collection={news}
        port={{ open: async ({ id }: RecordItem) => await Promise.resolve(id), ...port } as unknown as RecordPort}
        chosen={Array.from({ length: count }, (_, index) => titled(index + 1))}
        onDone={done}
        onCancel={() => {}}
      />
    </InEditor>,
  );
  return { done };
}

const taken = new ApiError("C’est déjà programmé.", 422, [{ key: "drafts.1", error: "C’est déjà programmé." }]);

test("several records are planned for one minute; where one is in the way it is named, and nothing is planned", async () => {
  const plan = vi.fn<RecordPort["plan"]>().mockRejectedValueOnce(taken).mockResolvedValueOnce();
  const { done } = await showBar(3, { plan });
  await userEvent.click(page.getByRole("button", { name: "Publier plus tard…" }));
  const dialog = page.getByRole("dialog", { name: "Publier 3 fiches plus tard" });
  await expect.element(dialog.getByRole("listitem").nth(2)).toHaveTextContent("Actualité 3");
  expect(await axeProblems()).toEqual([]);
  expectConsole("warn", /records could not be planned/);
  const press = dialog.getByRole("button", { name: "Programmer", exact: true });
  await userEvent.click(press);
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Actualité 2 – C’est déjà programmé.");
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(press);
  await expect.poll(() => done).toHaveBeenCalledOnce();
  const [ids, at] = plan.mock.lastCall ?? [];
  expect(ids).toEqual([1, 2, 3]);
  expect(at).toBeGreaterThan(Date.now());
  expect((at ?? 1) % 60_000).toBe(0);
});

test("who isn't heard doesn't read that nothing was planned", async () => {
  await showBar(1, { plan: async () => await Promise.reject(new TypeError("Failed to fetch")) });
  await userEvent.click(page.getByRole("button", { name: "Publier plus tard…" }));
  expectConsole("warn", /records could not be planned/);
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Programmer", exact: true }));
  await expect.element(page.getByText(/^Le site n’a pas répondu/)).toBeInTheDocument();
});

test.for(["fr_FR", "en_US"] as const)("on a phone how many are chosen is said on one line, in %s", async (locale) => {
  await page.viewport(390, 844);
  await showBar(2, {}, locale);
  const said = page.getByRole("status").first();
  await expect.element(said).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const words = document.createRange();
  words.selectNodeContents(said.element());
  expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
});

test("more than go at once are taken off together, and it is said why they aren't published", async () => {
  await showBar(mostPublishedTogether + 1);
  await expect.element(page.getByText(/20 au plus sont publiées ou programmées/)).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Publier plus tard…" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "En publier 21" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Retirer ou supprimer…" })).toBeEnabled();
});
