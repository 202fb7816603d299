import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Plan } from "#schemas/content/plan.ts";
import type { Locale } from "#schemas/locale.ts";

import { InEditor } from "../kit/test-editor.tsx";
import type { Publish } from "../persistence/publisher.ts";
import { PublishButton } from "../saving/publish-button.tsx";
import { PlanChip } from "./plan-chip.tsx";
import { testPlanning } from "./test-planning.ts";

const seen = { kind: "layout", id: 3, since: 5, published: 8 } as const;
const ninth = Date.UTC(2100, 10, 28, 9);
const planned: Plan = {
  ...{ id: 4, action: "publish", at: ninth, label: "", author: 2, madeAt: 0, failure: null },
  documents: [{ kind: "layout", id: 3, since: 4 }],
};

async function open(plans: readonly Plan[] = [], locale: Locale = "fr_FR") {
  const planning = testPlanning(plans);
  const onPublished = vi.fn();
  const part = {
    ...{ seen, hasChanges: true, lookAnew: vi.fn(async () => {}), noteSaved: () => () => {} },
    whileSaved: async <Outcome,>(work: () => Promise<Outcome>) => await work(),
  };
  const draft = {
    ...{ hasChanges: true, isPublic: true, unpublishedSteps: [], copy: { conflicts: [] }, drafts: [part] },
    publish: vi.fn(async (label: string, plan?: Publish) => {
      if (!plan) return "published";
      return (await plan([seen], label, () => {})).kind === "planned" ? "planned" : "not-saved";
    }),
    unpublish: vi.fn(async () => "unpublished" as const),
  };
  await render(
    <InEditor locale={locale}>
      <PlanChip planning={planning} draft={draft} onPublished={onPublished} />
      <PublishButton draft={draft} planning={planning} canUnpublish />
    </InEditor>,
  );
  return { planning, draft, part, onPublished };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const later = page.getByRole("switch", { name: "Programmer pour plus tard" });
const day = page.getByLabelText("Moment : jour");
const time = page.getByLabelText("Moment : heure");

test("what is published later is planned for the minute that was chosen, by Paris, and the bar says when", async () => {
  const { planning, draft } = await open();
  await userEvent.click(button("Publier"));
  await userEvent.fill(page.getByLabelText("Nom de cette version"), "Vendanges");
  await userEvent.click(later);
  await userEvent.fill(day, "2100-11-28");
  await userEvent.fill(time, "10:00");
  await expect.element(page.getByText("dimanche 28 novembre 2100 à 10:00, heure de Paris.")).toBeVisible();
  await userEvent.click(button("Programmer"));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(planning.asked).toEqual([
    { action: "publish", at: ninth, drafts: [seen], label: "Vendanges", replaces: null },
  ]);
  expect(draft.publish).toHaveBeenCalledOnce();
  await expect.element(button("Programmé le 28/11/2100 à 10:00")).toBeVisible();
});

test("a minute that there isn't, or that is over, can't be chosen, and it is said why", async () => {
  const { planning } = await open();
  await userEvent.click(button("Publier"));
  await userEvent.click(later);
  await userEvent.fill(time, "02:30");
  await userEvent.fill(day, "2100-03-28");
  await expect.element(page.getByText(/Cette heure n’existe pas ce jour-là/)).toBeVisible();
  await expect.element(button("Programmer")).toBeDisabled();
  await userEvent.fill(day, "2020-01-01");
  await expect.element(page.getByText("Ce moment est déjà passé.")).toBeVisible();
  await expect.element(button("Programmer")).toBeDisabled();
  await userEvent.fill(day, "2100-10-31");
  await expect.element(page.getByText(/Cette heure vient deux fois/)).toBeVisible();
  await expect.element(button("Programmer")).toBeEnabled();
  expect(planning.asked).toEqual([]);
});

test("taking the page away can be planned, in one press; done at once it is asked about twice", async () => {
  const { planning, draft } = await open();
  await userEvent.click(button("Publier"));
  await userEvent.click(later);
  await userEvent.fill(day, "2100-11-28");
  await userEvent.fill(time, "10:00");
  await userEvent.click(button("Programmer le retrait"));
  await expect.element(button("Retrait le 28/11/2100 à 10:00")).toBeVisible();
  expect(planning.asked).toMatchObject([{ action: "unpublish", at: ninth }]);
  expect(draft.unpublish).not.toHaveBeenCalled();
});

test("who opens the dialog sees what is planned, by whom, that later work is no part of it, and replaces it", async () => {
  const { planning } = await open([planned]);
  await userEvent.click(button("Publier"));
  const card = page.getByRole("dialog").getByRole("region", { name: "Publication programmée" });
  await expect.element(card).toMatchTextContent(/Auteur.: Anne Martin/);
  await expect.element(card).toMatchTextContent(/modifié depuis n’en fait pas partie/);
  await expect.element(page.getByText(/Si vous publiez maintenant, cette programmation est annulée/)).toBeVisible();
  await userEvent.click(later);
  await userEvent.fill(day, "2100-11-28");
  await userEvent.fill(time, "10:01");
  await userEvent.click(button("Remplacer la programmation"));
  await expect.element(button("Programmé le 28/11/2100 à 10:01")).toBeVisible();
  expect(planning.asked).toMatchObject([{ replaces: 4 }]);
});

test("what is published at once overtakes what was planned of it: that is said before and after, and the bar says no more of it", async () => {
  const { planning, draft } = await open([planned]);
  draft.publish.mockImplementation(async () => {
    planning.plans = [];
    return "published";
  });
  await userEvent.click(button("Publier"));
  await expect.element(page.getByText(/la version publiée maintenant la remplace/)).toBeVisible();
  await userEvent.click(button("Publier maintenant"));
  await expect
    .element(page.getByText(/Ce qui était programmé pour le dimanche 28 novembre 2100 à 10:00 est annulé/).first())
    .toBeVisible();
  await expect.element(button("Programmé le 28/11/2100 à 10:00")).not.toBeInTheDocument();
});

test("what is planned of other documents too goes on without what is published at once", async () => {
  const other = { kind: "page", id: 9, since: 1 } as const;
  const { planning, draft } = await open([{ ...planned, documents: [...planned.documents, other] }]);
  draft.publish.mockImplementation(async () => {
    planning.plans = [{ ...planned, documents: [other] }];
    return "published";
  });
  await userEvent.click(button("Publier"));
  await expect.element(page.getByText(/le reste sera publié à son heure/)).toBeVisible();
  await userEvent.click(button("Publier maintenant"));
  await expect
    .element(
      page.getByText(/Le reste de ce qui était programmé pour le dimanche 28 novembre 2100 à 10:00 aura lieu/).first(),
    )
    .toBeVisible();
});

test("that a page is to be taken away stays planned when it is published, and what is to go public when it is taken away", async () => {
  const { planning } = await open([{ ...planned, action: "unpublish" }]);
  await userEvent.click(button("Publier"));
  await expect.element(page.getByText(/la page sera tout de même retirée/)).toBeVisible();
  await userEvent.click(button("Publier maintenant"));
  await expect
    .element(page.getByText(/Elle sera retirée le dimanche 28 novembre 2100 à 10:00, comme programmé/).first())
    .toBeVisible();
  planning.plans = [planned];
  await userEvent.click(button("Publier"));
  await userEvent.click(button("Retirer du site"));
  await expect.element(page.getByText(/La publication programmée aura lieu tout de même/)).toBeVisible();
  await userEvent.click(button("Oui, retirer du site"));
  await expect
    .element(page.getByText(/Elle reviendra le dimanche 28 novembre 2100 à 10:00, comme programmé/).first())
    .toBeVisible();
});

test("by keys alone a plan is moved and cancelled from the bar, and the focus stays there", async () => {
  const { planning } = await open([planned]);
  const chip = button("Programmé le 28/11/2100 à 10:00");
  await expect.element(chip).toBeVisible();
  chip.element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button("Changer le moment"));
  await expect.element(time).toHaveValue("10:00");
  await userEvent.fill(time, "11:30");
  await userEvent.click(button("Enregistrer le moment"));
  await expect.element(page.getByText(/dimanche 28 novembre 2100 à 11:30, heure de Paris/)).toBeVisible();
  expect(planning.plans).toMatchObject([{ id: 4, at: ninth + 90 * 60_000 }]);
  button("Annuler la programmation").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Programmé le 28/11/2100 à 11:30")).not.toBeInTheDocument();
  expect(planning.plans).toEqual([]);
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Publier")).toHaveFocus();
});

test("a plan that failed is told of with its reason, and cleared", async () => {
  const failure = "Une autre version a été publiée entre-temps : rien n’a été changé.";
  const { planning } = await open([{ ...planned, failure }]);
  await userEvent.click(button("Programmation du 28/11/2100 à 10:00 : échec"));
  await expect.element(page.getByText(failure)).toBeVisible();
  await userEvent.click(button("Effacer ce message"));
  await expect.element(button("Programmation du 28/11/2100 à 10:00 : échec")).not.toBeInTheDocument();
  expect(planning.plans).toEqual([]);
});

test("what failed is planned anew, in nobody's place: what else was in that plan stays told", async () => {
  const { planning } = await open([{ ...planned, failure: "Rien n’a été changé." }]);
  await userEvent.click(button("Publier"));
  await userEvent.click(later);
  await userEvent.fill(day, "2100-11-28");
  await userEvent.fill(time, "10:01");
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Programmer", exact: true }));
  await expect.poll(() => planning.asked).toMatchObject([{ replaces: null }]);
});

test("once its minute has come the work here looks what has become public", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { planning, part, onPublished } = await open([{ ...planned, at: Date.now() - 1_000 }]);
  await expect.element(page.getByRole("button", { name: /^Programmé le/ })).toBeVisible();
  // The chip waits for the plan's minute.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  planning.plans = [];
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onPublished).toHaveBeenCalledOnce();
  expect(part.lookAnew).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("who moves a plan by keys is led to its minute, and back to the button", async () => {
  await open([planned]);
  await userEvent.click(button("Publier"));
  button("Changer le moment").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day).toHaveFocus();
  button("Laisser").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Changer le moment")).toHaveFocus();
});

test("where this clock is before the server's, what is planned is looked for again until it has happened", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const { planning, onPublished } = await open([{ ...planned, at: Date.now() + 60_000 }]);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(onPublished).not.toHaveBeenCalled();
  planning.plans = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onPublished).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("on a low window what a press brings is in sight at once: the minute, and the question before a removal", async () => {
  await page.viewport(1024, 560);
  const { planning } = await open([planned]);
  await userEvent.click(button("Publier"));
  await userEvent.click(later);
  await expect.element(time).toBeInViewport({ ratio: 0.9 });
  await expect.element(page.getByText(/Choisissez un jour et une heure|heure de Paris\.$/).last()).toBeInViewport();
  await userEvent.click(later);
  await userEvent.click(button("Retirer du site"));
  await expect
    .element(page.getByText(/La publication programmée aura lieu tout de même/))
    .toBeInViewport({ ratio: 0.9 });
  expect(planning.asked).toEqual([]);
  await page.viewport(1024, 800);
});

test("where the foot of the dialog is too narrow for its three buttons, the two that end it stay side by side", async () => {
  await page.viewport(1024, 800);
  await open([planned]);
  await userEvent.click(button("Publier"));
  await userEvent.click(later);
  const top = (name: string) => Math.round(button(name).element().getBoundingClientRect().top);
  await expect.element(button("Remplacer la programmation")).toBeVisible();
  expect(top("Annuler")).toBe(top("Remplacer la programmation"));
  expect(top("Programmer le retrait")).toBeLessThan(top("Annuler"));
});

test("in English the bar says its time as the dialogs do", async () => {
  await open([planned], "en_US");
  await userEvent.click(button("Scheduled for 11/28/2100 at 10:00\u202fAM"));
  await expect.element(page.getByText(/November 28, 2100 at 10:00\sAM, Paris time/)).toBeVisible();
});
