import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ApiError } from "#schemas/contract/api-error.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems } from "../../kit/test-editor.tsx";
import type { PeoplePort } from "./people-port.ts";
import { deeds, everybody, showPeople, testPort } from "./test-people.tsx";

const row = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name }).first();

test("a SUPER_ADMIN sees who edits the site, who was invited, and what was done", async () => {
  const go = vi.fn<(to: number | null) => void>();
  await showPeople({ port: testPort(), go });
  await expect.element(row(/Hélène Aurival/).getByText("SUPER_ADMIN")).toBeVisible();
  await expect.element(row(/Hélène Aurival/).getByText("Vous")).toBeVisible();
  await expect.element(row(/guy@estate\.test/).getByText("Jamais connecté")).toBeVisible();
  await expect.element(row(/Lise Aubert/).getByText(/^Lien expiré le 1 nov\. 2026/)).toBeVisible();
  await expect.element(page.getByText("Modifié 3 fois\u00a0: «\u00a0Fête\u00a0»")).toBeVisible();
  await expect.element(page.getByText("Média supprimé\u00a0: n°\u00a012")).toBeVisible();
  // What has no words of its own is still told, and so is who is gone.
  await expect
    .element(row(/Commandes\u00a0: weighCrate\u00a0: n°\u00a031/).getByText("Un ancien compte"))
    .toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: /^guy@estate\.test/ }).click();
  expect(go).toHaveBeenCalledWith(2);
});

test("who decides nothing sees who does, opens themself alone, and invites nobody", async () => {
  const port = testPort();
  await showPeople({ port, self: 2, mayDecide: false, locale: "en_US" });
  await expect.element(page.getByText(/A SUPER_ADMIN invites others/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^guy/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Hélène/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Invite" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "Who" })).not.toBeInTheDocument();
  await expect.poll(() => port.deeds).toHaveBeenCalledWith({ user: 2, group: null }, 1);
  expect(await axeProblems()).toEqual([]);
});

test("somebody is invited by keyboard; what is refused stands at its field, and what was typed stays", async () => {
  expectConsole("warn", /could not be invited/);
  const invite = vi.fn<PeoplePort["invite"]>(async () => await Promise.resolve());
  const taken = "Cette adresse est déjà celle d’un administrateur.";
  invite.mockRejectedValueOnce(new ApiError(taken, 409, [{ key: "email", error: taken }]));
  const port = testPort({ invite });
  await showPeople({ port });
  await expect.element(page.getByRole("button", { name: "Inviter" })).toBeVisible();
  page.getByRole("button", { name: "Inviter" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Adresse e-mail" })).toHaveFocus();
  await userEvent.keyboard("guy@estate.test{Tab}Guy{Tab}Maître{Enter}");
  await expect.element(page.getByText(taken)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await expect.element(page.getByRole("textbox", { name: "Prénom" })).toHaveValue("Guy");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("guy.maitre@estate.test");
  await page.getByRole("combobox", { name: "Rôle" }).selectOptions("SUPER_ADMIN");
  await page.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(invite.mock.calls.at(-1)).toEqual([
    { email: "guy.maitre@estate.test", firstname: "Guy", lastname: "Maître", role: "SUPER_ADMIN" },
  ]);
  await expect.element(page.getByText("L’invitation pour guy.maitre@estate.test est en route.").first()).toBeVisible();
  await expect.poll(() => port.people).toHaveBeenCalledTimes(2);
});

test("an invitation is sent again at once, and taken back once that was asked for twice", async () => {
  const port = testPort();
  await showPeople({ port });
  await page.getByRole("button", { name: "Renvoyer l’invitation à lise@exemple.test" }).click();
  await expect.poll(() => port.inviteAgain).toHaveBeenCalledWith(6);
  await page.getByRole("button", { name: "Retirer l’invitation de paul@exemple.test" }).click();
  expect(port.withdraw).not.toHaveBeenCalled();
  await page.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
  await expect.poll(() => port.withdraw).toHaveBeenCalledWith(7);
  await expect.element(page.getByRole("heading", { name: "Administrateurs" })).toHaveFocus();
});

test("what was done is narrowed down by person and kind, and read on page by page", async () => {
  const port = testPort({
    deeds: vi.fn<PeoplePort["deeds"]>(async (_query, at) => {
      return await Promise.resolve({ deeds: at === 1 ? deeds.slice(0, 2) : deeds.slice(1), total: 3 });
    }),
  });
  await showPeople({ port });
  await page.getByRole("button", { name: "En voir plus" }).click();
  await expect.element(page.getByText(/weighCrate/)).toBeVisible();
  await expect.element(page.getByText(/Média supprimé/)).toHaveLength(1);
  await page.getByRole("combobox", { name: "Qui" }).selectOptions("guy@estate.test");
  await expect.poll(() => port.deeds).toHaveBeenLastCalledWith({ user: 2, group: null }, 1);
  await page.getByRole("combobox", { name: "Quoi" }).selectOptions("Médias");
  await expect.poll(() => port.deeds).toHaveBeenLastCalledWith({ user: 2, group: "media" }, 1);
});

test("what can't be read says so and is asked for again; where nothing was done that is said", async () => {
  expectConsole("warn", /could not be read/);
  const people = vi.fn<PeoplePort["people"]>(async () => await Promise.resolve(everybody));
  people.mockRejectedValueOnce(new Error("nobody there"));
  const read = vi.fn<PeoplePort["deeds"]>(async () => await Promise.resolve({ deeds: [], total: 0 }));
  read.mockRejectedValueOnce(new Error("nobody there"));
  await showPeople({ port: testPort({ people, deeds: read }) });
  await expect.element(page.getByText("Les administrateurs n’ont pas pu être lus.")).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("Ce qui a été fait n’a pas pu être lu.")).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("Rien de tel n’a été fait.")).toBeVisible();
});

test("nothing runs over the edge of a phone", async () => {
  await page.viewport(390, 844);
  await showPeople({ port: testPort() });
  await expect.element(page.getByText(/weighCrate/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
