import { expect, test, vi } from "vitest";

import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";

import { languageChange } from "./change-language.ts";

const alternates = { fr_FR: "/fete", en_US: "/en_US/ball" };

function open() {
  const asked: { readonly to: Locale; answer(): void; fail(): void }[] = [];
  const shown: Locale[] = [];
  const failed = vi.fn();
  const pageIn = (locale: Locale) => ({ page: { alternates, locale } }) as unknown as CanvasPage;
  const change = languageChange({
    canvas: { page: pageIn("fr_FR"), show: ({ page }) => void shown.push(page.locale) },
    take: async (_path, to) =>
      await new Promise((resolve, reject) => {
        const answer = () => resolve([pageIn(to), {} as never]);
        asked.push({ to, answer, fail: () => reject(new TypeError("offline")) });
      }),
    failed,
  });
  return { asked, shown, failed, change };
}

test("the language that is asked for last is shown, whichever comes last", async () => {
  const { asked, shown, failed, change } = open();
  const changes = [change("en_US"), change("fr_FR")];
  asked[1]?.answer();
  asked[0]?.answer();
  await Promise.all(changes);
  expect(shown).toEqual(["fr_FR"]);
  expect(failed).not.toHaveBeenCalled();
});

test("a language that can't be had is said, unless another one was asked for meanwhile", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { asked, shown, failed, change } = open();
  const changes = [change("en_US"), change("fr_FR")];
  asked[0]?.fail();
  await changes[0];
  expect(failed).not.toHaveBeenCalled();
  asked[1]?.fail();
  await changes[1];
  expect(failed).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});
