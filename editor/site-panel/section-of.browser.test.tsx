import type { ComponentType } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Locale } from "#schemas/locale.ts";

import { axeProblems, heard, InEditor, waitedFor } from "../kit/test-editor.tsx";
import type { PanelWork } from "./panel-work.ts";
import { sectionOf } from "./section-of.tsx";
import type { SectionProps } from "./sections.tsx";

/** Opens a section whose code comes when a test says so. */
async function open(locale?: Locale) {
  const code = Promise.withResolvers<ComponentType<SectionProps>>();
  const Section = sectionOf(async () => await code.promise);
  // What a section is drawn with is its own affair.
  const work = {} as PanelWork;
  const { container } = await render(
    <InEditor {...(locale && { locale })}>
      <main data-opened>
        <Section work={work} />
      </main>
    </InEditor>,
  );
  const place = container.querySelector("[data-opened] > *");
  if (!place) throw new Error("Nothing stands where the section will");
  return { place, come: () => code.resolve(() => <h2>Médiathèque</h2>) };
}

test.each([
  ["fr_FR", "Ouverture…"],
  ["en_US", "Opening…"],
] as const)(
  "who opens a section whose code is long in coming is told so in %s, and not any more once it is there",
  async (locale, words) => {
    const { come, place } = await open(locale);
    const before = place.getBoundingClientRect().height;
    await expect.poll(waitedFor).toBe(words);
    expect(heard()).toBe(words);
    // Nothing moves when it is said.
    expect([place.textContent, place.getBoundingClientRect().height]).toEqual([words, before]);
    expect(await axeProblems()).toEqual([]);
    come();
    await expect.element(page.getByRole("heading", { name: "Médiathèque" })).toBeVisible();
    expect(waitedFor()).toBe(null);
  },
);

test("of code that comes at once nothing is said: it would only flicker", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const listening = new MutationObserver(() => heard.push(document.body.textContent));
  listening.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { come } = await open();
  come();
  await expect.element(page.getByRole("heading", { name: "Médiathèque" })).toBeVisible();
  await vi.advanceTimersByTimeAsync(300);
  listening.disconnect();
  expect(heard.some((text) => text.includes("Médiathèque"))).toBe(true);
  expect(heard.filter((text) => text.includes("Ouverture"))).toEqual([]);
});
