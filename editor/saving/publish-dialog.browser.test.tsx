import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { InEditor } from "../kit/test-editor.tsx";
import { testPlanning } from "../plans/test-planning.ts";
import type { EditLabel } from "../store/edit-label.ts";
import type { Step } from "../store/step-log.ts";
import { PublishButton } from "./publish-button.tsx";

const again = page.getByRole("button", { name: "Publier", exact: true });
const cancel = page.getByRole("button", { name: "Annuler" });
const name = page.getByLabelText("Nom de cette version");

async function open(more: { readonly isReady?: boolean; readonly unpublishedSteps?: readonly Step[] } = {}) {
  const published = Promise.withResolvers<"published" | "behind">();
  const publish = vi.fn(async (_label: string) => await published.promise);
  const draft = {
    ...{ hasChanges: true, isPublic: true, unpublishedSteps: [], copy: { conflicts: [] }, drafts: [] },
    ...more,
    ...{ publish, unpublish: vi.fn() },
  };
  await render(
    <InEditor>
      <PublishButton draft={draft} planning={testPlanning()} note={() => <button>Voir l’image</button>} />
    </InEditor>,
  );
  await userEvent.click(again);
  return { publish, done: (outcome: "published" | "behind" = "published") => published.resolve(outcome) };
}

test("it begins at the name, whatever can be pressed before it; what is under way can't be called back", async () => {
  const { publish, done } = await open();
  await expect.element(name).toHaveFocus();
  await expect.element(cancel).toBeEnabled();
  await userEvent.click(page.getByRole("button", { name: "Publier maintenant" }));
  expect(publish).toHaveBeenCalledOnce();
  await expect.element(cancel).toBeDisabled();
  done();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("who closes it while it works is told at the editor's foot, until they have read it, that it isn't public, and why", async () => {
  const { done } = await open();
  await userEvent.click(page.getByRole("button", { name: "Publier maintenant" }));
  await expect.element(cancel).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  done("behind");
  const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
  await expect.element(toast).toMatchTextContent(/entre-temps/);
  await userEvent.click(again);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/entre-temps/);
});

test("a name that is too long is cut between two characters", async () => {
  const { publish } = await open();
  await userEvent.fill(name, `${"x".repeat(199)}🍷`);
  await userEvent.click(page.getByRole("button", { name: "Publier maintenant" }));
  expect(publish).toHaveBeenCalledExactlyOnceWith("x".repeat(199), undefined);
});

test("what isn't ready can't be made public: what is to be done stands in the dialog, and nobody is asked in vain", async () => {
  await open({ isReady: false });
  await expect.element(page.getByRole("button", { name: "Voir l’image" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Publier maintenant" })).toBeDisabled();
});

test("steps of the same words are one line with how often, and no more lines are told than fit", async () => {
  const fields = ["Nom", "Nom", "Nom", "Prix", "Couleur", "Texte", "Image", "Adresse", "Rang", "Rang", "Lien"];
  await open({ unpublishedSteps: fields.map(stepOf) });
  const lines = page.getByRole("dialog").getByRole("listitem");
  await expect.element(lines.first()).toMatchTextContent(/ Nom \(3 fois\)$/);
  await expect.element(lines.nth(1)).toMatchTextContent(/ Prix$/);
  await expect.element(lines.last()).toMatchTextContent("et 3 autres");
  await expect.element(lines).toHaveLength(7);
});

function stepOf(field: string, at: number): Step {
  const by = { isOwn: true, author: 1, at, isUndone: false, overwrittenBy: null } as const;
  const label: EditLabel = { key: "setPage", values: { field: { fr_FR: field } } };
  return { id: `step-${at}`, ...by, label, manner: "did" };
}
