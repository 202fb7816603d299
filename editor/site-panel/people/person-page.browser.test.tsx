import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { ApiError } from "#schemas/contract/api-error.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems } from "../../kit/test-editor.tsx";
import type { PeoplePort } from "./people-port.ts";
import { showPeople, testPort } from "./test-people.tsx";

test("one's own page: the role can't be changed, other logins are ended, the one that is used stays", async () => {
  const port = testPort();
  await showPeople({ port, id: 1 });
  await expect.element(page.getByRole("heading", { name: "Hélène Aurival" })).toHaveFocus();
  await expect.element(page.getByRole("combobox", { name: "Rôle" })).toBeDisabled();
  await expect.element(page.getByText(/un autre SUPER_ADMIN le peut/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Déconnecter partout" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Celle que vous utilisez")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  const ends = page.getByRole("button", { name: /^Terminer la connexion sur/ });
  await expect.element(ends).toHaveLength(1);
  await ends.click();
  await expect.poll(() => port.endSession).toHaveBeenCalledWith(1, "b2");
  await expect.poll(() => port.sessions).toHaveBeenCalledTimes(2);
  await expect.element(page.getByRole("heading", { name: "Connexions" })).toHaveFocus();
  expect(port.deeds).toHaveBeenCalledWith({ user: 1, group: null }, 1);
});

test("another's role is changed, and taken away once that was asked for twice; what is refused is said in the question", async () => {
  expectConsole("warn", /could not be done/);
  const setRole = vi.fn<PeoplePort["setRole"]>(async () => await Promise.resolve());
  const go = vi.fn<(to: number | null) => void>();
  const port = testPort({ setRole });
  await showPeople({ port, id: 2, go, locale: "en_US" });
  await page.getByRole("combobox", { name: "Role" }).selectOptions("SUPER_ADMIN");
  await expect.poll(() => setRole).toHaveBeenCalledWith(2, "SUPER_ADMIN");
  await expect.element(page.getByText("guy@estate.test is SUPER_ADMIN now.").first()).toBeVisible();
  setRole.mockRejectedValueOnce(new ApiError("Only a SUPER_ADMIN may do this.", 403, null));
  await page.getByRole("button", { name: "Take the role away" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Take the role away" }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("Only a SUPER_ADMIN may do this.");
  expect(await axeProblems()).toEqual([]);
  await question.getByRole("button", { name: "Take the role away" }).click();
  await expect.poll(() => go).toHaveBeenCalledWith(null);
  expect(setRole).toHaveBeenLastCalledWith(2, null);
});

test("another is logged out everywhere once that was asked for twice", async () => {
  const port = testPort();
  await showPeople({ port, id: 2 });
  await page.getByRole("button", { name: "Déconnecter partout" }).click();
  expect(port.endSessions).not.toHaveBeenCalled();
  await page.getByRole("dialog").getByRole("button", { name: "Déconnecter partout" }).click();
  await expect.poll(() => port.endSessions).toHaveBeenCalledWith(2);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a login that can't be ended stays, with the server's words; who is no administrator any more is said to be gone", async () => {
  expectConsole("warn", /could not be done/);
  const endSession = async () => await Promise.reject(new ApiError("Il n’y a rien de tel.", 404, null));
  await showPeople({ port: testPort({ endSession }), id: 1 });
  await page.getByRole("button", { name: /^Terminer la connexion sur/ }).click();
  await expect.element(page.getByText("Il n’y a rien de tel.").first()).toBeVisible();
  await showPeople({ port: testPort(), id: 99 });
  await expect.element(page.getByText("Cette personne n’administre plus le site.")).toBeVisible();
});

test("who decides nothing sees nothing of another's logins and deeds", async () => {
  const port = testPort();
  await showPeople({ port, id: 1, self: 2, mayDecide: false });
  await expect.element(page.getByText(/ne sont montrés qu’aux SUPER_ADMIN/)).toBeVisible();
  expect(port.sessions).not.toHaveBeenCalled();
  expect(port.deeds).not.toHaveBeenCalled();
});
