import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { loginFormFixtures } from "#blocks/login-form/fixtures.ts";
import { LoginFormView } from "#blocks/login-form/view.tsx";
import { passwordChangeFixtures } from "#blocks/password-change/fixtures.ts";
import { PasswordChangeView } from "#blocks/password-change/view.tsx";
import { passwordResetAskFixtures } from "#blocks/password-reset-ask/fixtures.ts";
import { PasswordResetAskView } from "#blocks/password-reset-ask/view.tsx";
import { passwordResetFixtures } from "#blocks/password-reset/fixtures.ts";
import { PasswordResetView } from "#blocks/password-reset/view.tsx";
import { profileFixtures } from "#blocks/profile/fixtures.ts";
import { ProfileView } from "#blocks/profile/view.tsx";
import { registerFormFixtures } from "#blocks/register-form/fixtures.ts";
import { RegisterFormView } from "#blocks/register-form/view.tsx";

import type { BlockFixture } from "./fixture.ts";
import { fixtureElement } from "./render-fixture.tsx";
import type { AnyBlockView } from "./view-props.ts";

const field = (name: string) => page.getByLabelText(name, { exact: true }).first();

/** The form of a block as its first fixture has it, in a page that notes what is sent and sends nothing. */
async function open(View: AnyBlockView, fixtures: readonly BlockFixture[], change: Partial<BlockFixture> = {}) {
  const [fixture] = fixtures;
  if (!fixture) throw new Error("The fixture is gone");
  await render(fixtureElement(View, { ...fixture, ...change }));
  const form = document.querySelector("form");
  if (!form) throw new Error("There is no form");
  const sent: string[] = [];
  form.submit = () => void sent.push(new URLSearchParams(new FormData(form) as never).toString());
  return sent;
}

const send = async () => await userEvent.click(page.getByRole("button").first());

describe("[§5 errors-at-fields] the forms of an account check themselves", () => {
  test("registration: each rule in the server's words as its field is left, and the first one in focus on sending", async () => {
    const [, wishful] = registerFormFixtures;
    const sent = await open(RegisterFormView, registerFormFixtures, { data: wishful?.data ?? {} });
    await userEvent.fill(field("Prénom"), "Marie");
    for (const [name, wrong, words] of [
      ["Adresse e-mail", "marie@", "doit être une adresse e-mail"],
      ["Mot de passe", "court", "doit compter de 8 à 256 caractères"],
      ["Date de naissance", "2020-01-01", "doit remonter à 18 ans au moins : nous ne vendons qu’aux adultes"],
    ] as const) {
      await userEvent.fill(field(name), wrong);
      // A date has parts of its own to tab through.
      await userEvent.click(field("Prénom"));
      await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(`» ${words}.`));
      await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
    }
    const phone = page.getByRole("textbox", { name: /^Téléphone/ });
    await userEvent.fill(phone, "03 80 21 22 23");
    await userEvent.tab();
    await expect.element(phone).toHaveAccessibleDescription(/doit être un numéro de téléphone mobile\./);
    await userEvent.fill(phone, "06 12 34 56 78");
    await expect.element(phone).not.toHaveAttribute("aria-invalid");
    await send();
    await expect.element(field("Nom")).toHaveFocus();
    expect(sent).toEqual([]);
    for (const [name, right] of [
      ["Nom", "Aubert"],
      ["Adresse e-mail", "marie@exemple.test"],
      ["Date de naissance", "1984-05-20"],
      ["Mot de passe", "marie aubert"],
    ] as const)
      await userEvent.fill(field(name), right);
    await send();
    // The address's own words say too little.
    await expect.element(field("Mot de passe")).toHaveAccessibleDescription(/moins facile à deviner/);
    await userEvent.fill(field("Mot de passe"), "vendanges à la main");
    await send();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toContain("email=marie%40exemple.test");
  });

  test("what stands at fields changes after a click, never between pressing and letting go", async () => {
    const [, , refused] = passwordChangeFixtures;
    await open(PasswordChangeView, passwordChangeFixtures, refused?.said ? { said: refused.said } : {});
    const old = field("Mot de passe actuel");
    await expect.element(old).toHaveAttribute("aria-invalid", "true");
    const [input, button] = [old.element() as HTMLInputElement, page.getByRole("button").first().element()];
    const seen: (string | null)[] = [];
    button.addEventListener("pointerdown", () => {
      input.value = "vendanges à la main";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
    button.addEventListener("click", () => seen.push(input.getAttribute("aria-invalid")));
    await send();
    await expect.poll(() => seen).toEqual(["true"]);
    await expect.element(old).not.toHaveAttribute("aria-invalid");
  });

  test("what the server alone knew stands at its field until that is changed", async () => {
    const [, , refused] = passwordChangeFixtures;
    const sent = await open(PasswordChangeView, passwordChangeFixtures, refused?.said ? { said: refused.said } : {});
    const old = field("Mot de passe actuel");
    await expect.element(old).toHaveAccessibleDescription(/is not your present password/);
    await userEvent.fill(old, "vendanges à la main");
    await expect.element(old).not.toHaveAttribute("aria-invalid");
    await userEvent.fill(field("Nouveau mot de passe"), "marie exemple clairveille");
    await send();
    await expect.element(field("Nouveau mot de passe")).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test.each<[string, AnyBlockView, readonly BlockFixture[], string, string]>([
    ["login", LoginFormView, loginFormFixtures, "Adresse e-mail", "est obligatoire"],
    ["a forgotten password", PasswordResetAskView, passwordResetAskFixtures, "Adresse e-mail", "est obligatoire"],
    ["a new password", PasswordResetView, passwordResetFixtures, "Nouveau mot de passe", "doit compter de 8 à 256"],
    ["profile", ProfileView, profileFixtures, "Prénom", "est obligatoire"],
  ])("%s: what is sent too soon goes nowhere", async (_name, View, fixtures, name, words) => {
    const sent = await open(View, fixtures);
    await userEvent.clear(field(name));
    await send();
    await expect.element(field(name)).toHaveFocus();
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(sent).toEqual([]);
  });
});
