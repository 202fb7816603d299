import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { type OpeningStep, openingStepIds } from "#schemas/content/opening.ts";
import { locales } from "#schemas/locale.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, heard, InEditor, waitedFor } from "../../kit/test-editor.tsx";
import type { PanelWork } from "../panel-work.ts";
import { OpeningSection } from "./opening-section.tsx";

const steps: readonly OpeningStep[] = openingStepIds.map((id, index) => ({
  id,
  state: (["done", "needed", "wanted"] as const)[index % 3] ?? "done",
  missing:
    id === "texts"
      ? ["LEGAL_NOTICE", "SALE_TERMS"]
      : id === "prices"
        ? ["Aubade"]
        : id === "delivery"
          ? ["shipping-service", "shipping-zone"]
          : [],
}));

async function show(answer: () => Promise<unknown>, locale: (typeof locales)[number] = "fr_FR") {
  const go = vi.fn();
  const call = vi.fn(answer);
  const work = { locale, clients: () => ({ call }), places: { go } } as unknown as PanelWork;
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)", inlineSize: 390 }}>
        <OpeningSection work={work} />
      </div>
    </InEditor>,
  );
  return { go, call };
}

test.each(locales)("every step says in %s how it stands and what it lacks, for everybody", async (locale) => {
  await show(async () => await Promise.resolve(steps), locale);
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
  await expect.element(page.getByRole("listitem")).toHaveLength(steps.length);
  expect(document.body.textContent).not.toMatch(/editor\.|undefined|LEGAL_NOTICE/);
  expect(await axeProblems()).toEqual([]);
});

test("a step leads to where it is done", async () => {
  const { go } = await show(async () => await Promise.resolve(steps));
  await userEvent.click(page.getByRole("button", { name: "Y aller : Textes légaux" }));
  expect(go).toHaveBeenCalledWith({ group: "legal" });
  await expect.element(page.getByText("Modes de livraison et Zones et prix de livraison")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Y aller : Livraison ou retrait" }));
  expect(go).toHaveBeenLastCalledWith({ section: "shipping-service" });
});

test.each(["Réessayer", "Actualiser"])("steps that can't be had are asked for again by “%s”", async (name) => {
  expectConsole("warn", /could not be read/);
  const answers = [Promise.reject(new Error("offline")), Promise.resolve(steps)];
  await show(async () => await (answers.shift() ?? Promise.resolve(steps)));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name }));
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test.each([
  ["fr_FR", "Lecture en cours…"],
  ["en_US", "Reading…"],
] as const)("while the steps are on their way that is said in %s, and no longer", async (locale, words) => {
  const { promise, resolve } = Promise.withResolvers<typeof steps>();
  await show(async () => await promise, locale);
  await expect.poll(waitedFor).toBe(words);
  // It stands outside of what is busy.
  expect(heard()).toBe(words);
  expect(await axeProblems()).toEqual([]);
  resolve(steps);
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
  expect(waitedFor()).toBe(null);
});

test("who asks again by the keyboard is led to the heading, and hears of a second failure as of the first", async () => {
  expectConsole("warn", /could not be read/);
  let away = 2;
  await show(async () => {
    away -= 1;
    if (away >= 0) throw new Error("offline");
    return await Promise.resolve(steps);
  });
  await expect.element(page.getByRole("alert")).toBeVisible();
  const first = page.getByRole("alert").element();
  (page.getByRole("button", { name: "Réessayer" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveFocus();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.poll(() => page.getByRole("alert").element()).not.toBe(first);
  (page.getByRole("button", { name: "Réessayer" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveFocus();
});
