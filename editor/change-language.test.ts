import { expect, test, vi } from "vitest";

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";

import { languageChange } from "./change-language.ts";
import { showInTurn } from "./show-in-turn.ts";

const alternates = { fr_FR: "/fete", en_US: "/en_US/ball" };

const pageIn = (locale: Locale) => ({ page: { alternates, locale } }) as unknown as CanvasPage;

function open() {
  const asked: { readonly to: Locale; answer(): void; fail(): void }[] = [];
  const shown: Locale[] = [];
  const failed = vi.fn();
  const canvas = {
    page: pageIn("fr_FR"),
    show(page: CanvasPage) {
      canvas.page = page;
      shown.push(page.page.locale);
    },
  };
  const inTurn = showInTurn();
  const change = languageChange({
    canvas,
    inTurn,
    take: async (_path, to) =>
      await new Promise((resolve, reject) => {
        const answer = () => resolve([pageIn(to), {} as never]);
        asked.push({ to, answer, fail: () => reject(new TypeError("offline")) });
      }),
    failed,
  });
  return { asked, shown, failed, change, canvas, inTurn };
}

test("the language that is asked for last is shown", async () => {
  const { asked, shown, failed, change } = open();
  const first = change("en_US");
  await expect.poll(() => asked.length).toBe(1);
  const changes = [first, change("fr_FR")];
  asked[0]?.answer();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await Promise.all(changes);
  expect(shown).toEqual(["fr_FR"]);
  expect(failed).not.toHaveBeenCalled();
});

test("a page that is asked for anew meanwhile, once it is published, comes in the language that was chosen", async () => {
  const { asked, shown, change, canvas, inTurn } = open();
  const chosen = change("en_US");
  const published = inTurn(async () => await Promise.resolve(canvas.show(pageIn(canvas.page.page.locale))));
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer();
  await Promise.all([chosen, published]);
  expect(shown).toEqual(["en_US", "en_US"]);
});

test("a language that can't be had is said, unless another one was asked for meanwhile; what comes next isn't kept from it", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { asked, shown, failed, change, inTurn } = open();
  const first = change("en_US");
  await expect.poll(() => asked.length).toBe(1);
  const changes = [first, change("fr_FR")];
  asked[0]?.fail();
  await changes[0];
  expect(failed).not.toHaveBeenCalled();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.fail();
  await changes[1];
  expect(failed).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(2);
  await expect(inTurn(async () => await Promise.reject(new Error("no")))).rejects.toThrow("no");
  const next = vi.fn(async () => await Promise.resolve());
  await inTurn(next);
  expect(next).toHaveBeenCalledOnce();
  warned.mockRestore();
});
