import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { CanvasPage } from "#schemas/content/canvas.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { testPage } from "../page-tree/test-pages.ts";
import { pagesAhead } from "./pages-ahead.ts";
import { type ListCanvasPages, useCanvasPages } from "./use-canvas-pages.ts";

/** Answers that come when a test says so, in whichever order. */
function slowList() {
  const waiting: PromiseWithResolvers<readonly CanvasPage[]>[] = [];
  const list = async (): Promise<readonly CanvasPage[]> => {
    const answer = Promise.withResolvers<readonly CanvasPage[]>();
    waiting.push(answer);
    return await answer.promise;
  };
  return { waiting, list };
}

/** Lets more time pass at once than something that was begun by a press is kept for it. */
function passPress(): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + 1_001);
  onTestFinished(() => clock.mockRestore());
}

function Shown({ list }: { readonly list: ListCanvasPages }): ReactNode {
  const { pages, isMissing, load } = useCanvasPages(list);
  return (
    <>
      <button type="button" onClick={load}>
        Encore
      </button>
      <p>{[...(pages ?? []).map(({ title }) => title), ...(isMissing ? ["manquent"] : [])].join(", ")}</p>
    </>
  );
}

test("an older list of the pages that comes after a newer one is dropped; where one can't be had, what was there stays", async () => {
  const { waiting, list } = slowList();
  await render(<Shown list={list} />);
  const again = page.getByRole("button", { name: "Encore" });
  await userEvent.click(again);
  waiting[1]?.resolve([testPage(1, "Neuve")]);
  await expect.element(page.getByRole("paragraph")).toMatchTextContent(/^Neuve$/);
  waiting[0]?.resolve([testPage(1, "Ancienne")]);
  await userEvent.click(again);
  await expect.element(page.getByRole("paragraph")).toMatchTextContent(/^Neuve$/);
  expectConsole("warn", /the pages could not be read/);
  waiting[2]?.reject(new Error("nobody answers"));
  await expect.element(page.getByRole("paragraph")).toMatchTextContent(/^Neuve, manquent$/);
});

test("pages that were read ahead stand there at once, and are read anew", async () => {
  const { waiting, list: ask } = slowList();
  const { ahead, list } = pagesAhead(ask);
  const read = ahead();
  waiting[0]?.resolve([testPage(1, "Lue avant")]);
  await read;
  passPress();
  await render(<Shown list={list} />);
  await expect.element(page.getByRole("paragraph")).toMatchTextContent(/^Lue avant$/);
  waiting[1]?.resolve([testPage(1, "Relue")]);
  await expect.element(page.getByRole("paragraph")).toMatchTextContent(/^Relue$/);
});

test("pages that are still being read ahead when they are drawn take the first part's place", async () => {
  const all = [testPage(1, "Première"), testPage(2, "Seconde")];
  const early = Promise.withResolvers<readonly CanvasPage[]>();
  let told: ((pages: readonly CanvasPage[]) => void) | undefined;
  const asked: ListCanvasPages[] = [
    async () => await early.promise,
    async (tell) => {
      told = tell;
      return await new Promise(() => {});
    },
  ];
  const { ahead, list } = pagesAhead(async (tell) => (await asked.shift()?.(tell)) ?? []);
  const read = ahead();
  passPress();
  await render(<Shown list={list} />);
  early.resolve(all);
  await read;
  told?.(all.slice(0, 1));
  await expect.element(page.getByRole("paragraph")).toMatchTextContent(/^Première, Seconde$/);
});

test("the first pages stand there before all do; where the others can't be had they don't pass for all, and asked again they come together", async () => {
  const answers: PromiseWithResolvers<readonly CanvasPage[]>[] = [];
  const parts: boolean[] = [];
  const list: ListCanvasPages = async (told) => {
    parts.push(told !== undefined);
    told?.([testPage(1, "Première")]);
    const answer = Promise.withResolvers<readonly CanvasPage[]>();
    answers.push(answer);
    return await answer.promise;
  };
  await render(<Shown list={list} />);
  const shown = page.getByRole("paragraph");
  await expect.element(shown).toMatchTextContent(/^Première$/);
  expectConsole("warn", /the pages could not be read/);
  answers[0]?.reject(new Error("nobody answers"));
  await expect.element(shown).toMatchTextContent(/^manquent$/);
  await userEvent.click(page.getByRole("button", { name: "Encore" }));
  answers[1]?.resolve([testPage(1, "Première"), testPage(2, "Seconde")]);
  await expect.element(shown).toMatchTextContent(/^Première, Seconde$/);
  await userEvent.click(page.getByRole("button", { name: "Encore" }));
  expect(parts).toEqual([true, true, false]);
});
