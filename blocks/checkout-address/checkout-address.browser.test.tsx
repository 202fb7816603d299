import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { type BlockPorts, PortsProvider, quietPorts } from "#blocks/kit/ports.tsx";
import { fixtureElement } from "#blocks/kit/render-fixture.tsx";

import { checkoutAddressFixtures } from "./fixtures.ts";
import { CheckoutAddressView } from "./view.tsx";

const [guest] = checkoutAddressFixtures;
const beaune = { name: "Beaune", postalCode: "21200" };
const field = (name: string) => page.getByLabelText(name, { exact: true }).first();
const [code, town] = [field("Code postal"), field("Ville")];
const list = page.getByRole("listbox");
/** An address step with nothing wrong. */
const whole = [
  ["Adresse e-mail", "claire@example.org"],
  ["Téléphone", "06 12 34 56 78"],
  ["Prénom", "Claire"],
  ["Nom", "Aubert"],
  ["Adresse", "3 rue du Four"],
  ["Code postal", "21200"],
  ["Ville", "Beaune"],
] as const;
const send = page.getByRole("button", { name: "Continuer vers la livraison" });

beforeEach(() => sessionStorage.clear());

/** The form of a guest who begins, over a server that does as told. */
async function open({
  forms = {},
  checkout = {},
}: { forms?: Partial<BlockPorts["forms"]>; checkout?: Partial<BlockPorts["checkout"]> } = {}) {
  if (!guest) throw new Error("The fixture is gone");
  const ports = {
    ...quietPorts,
    forms: { ...quietPorts.forms, ...forms },
    checkout: { ...quietPorts.checkout, ...checkout },
  };
  await render(<PortsProvider value={ports}>{fixtureElement(CheckoutAddressView, guest)}</PortsProvider>);
}

describe("[§5 errors-at-fields] the address step checks itself", () => {
  test("what is wrong is said in the server's words as the field is left, and is gone once it is right", async () => {
    await open();
    await userEvent.fill(field("Adresse e-mail"), "claire@");
    await userEvent.tab();
    await expect.element(field("Adresse e-mail")).toHaveAccessibleDescription(/ne ressemble pas à une adresse e-mail/);
    await expect.element(field("Adresse e-mail")).toHaveAttribute("aria-invalid", "true");
    await userEvent.fill(field("Adresse e-mail"), "claire@example.org");
    await expect.element(field("Adresse e-mail")).not.toHaveAttribute("aria-invalid");
    await expect
      .element(field("Adresse e-mail"))
      .toHaveAccessibleDescription("Pour la confirmation et le suivi de la commande.");
  });

  test("what is sent too soon goes nowhere: the first field that is wrong has the focus", async () => {
    const post = vi.fn<BlockPorts["forms"]["post"]>(async () => ({ errors: {}, message: "" }));
    await open({ forms: { post } });
    await userEvent.fill(field("Adresse e-mail"), "claire@example.org");
    await userEvent.click(send);
    await expect.element(field("Téléphone")).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription("«\u00a0Code postal\u00a0» est à remplir.");
    expect(post).not.toHaveBeenCalled();
  });

  test("what the server alone knows stands at its field, as long as that holds what it spoke of", async () => {
    const saveAddress = async ({ phone }: { phone: string }) =>
      phone === "00 00 00 00" ? [{ key: "phone", fault: "phoneForm" as const, error: "n’est pas un numéro" }] : [];
    await open({ checkout: { saveAddress } });
    await userEvent.fill(field("Téléphone"), "00 00 00 00");
    await userEvent.tab();
    await expect.element(field("Téléphone")).toHaveAccessibleDescription(/n’est pas un numéro\./);
    await userEvent.fill(field("Téléphone"), "06 12 34 56 78");
    await expect.element(field("Téléphone")).not.toHaveAttribute("aria-invalid");
  });

  test("what is kept as it is typed never comes after the form itself: of what waits only the latest goes, and none once it is sent", async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const asked: string[] = [];
    await open({
      forms: {
        post: async () => {
          asked.push("post");
          return { errors: {}, message: "" };
        },
      },
      checkout: {
        saveAddress: async ({ email }) => {
          asked.push(`keep ${email}`);
          await answer;
          asked.push("kept");
          return [];
        },
      },
    });
    for (const [name, text] of whole) await userEvent.fill(field(name), text);
    await userEvent.click(send);
    await expect.poll(() => document.querySelector("form[aria-busy]")).not.toBeNull();
    resolve();
    await expect.poll(() => asked).toEqual(["keep claire@example.org", "kept", "post"]);
  });

  test("without a connection it is told, and a page that is loaded anew has what was typed", async () => {
    const away = async (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));
    await open({ forms: { post: away }, checkout: { saveAddress: away } });
    for (const [name, text] of whole) await userEvent.fill(field(name), text);
    await userEvent.click(send);
    await expect.element(page.getByText(/^La connexion est perdue/)).toBeVisible();
    document.body.replaceChildren();
    await open();
    await expect.element(field("Adresse")).toHaveValue("3 rue du Four");
    // It reached the server at once, and is kept here no longer.
    await expect.poll(() => sessionStorage.length).toBe(0);
  });
});

describe("towns", () => {
  test("the one town of a postal code is filled in, and goes with the code", async () => {
    const cities = async (text: string) => (text === "21200" ? [beaune] : [{ name: "Meursault", postalCode: "21190" }]);
    await open({ checkout: { cities } });
    await userEvent.click(code);
    await userEvent.keyboard("21200");
    await expect.element(town).toHaveValue("Beaune");
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}190");
    await expect.element(town).toHaveValue("Meursault");
  });

  test("several are offered by keyboard and pointer; Escape leaves what was typed, and so does another country", async () => {
    const cities = vi.fn<BlockPorts["checkout"]["cities"]>(async () => [
      beaune,
      { name: "Beaune-d’Allier", postalCode: "03390" },
    ]);
    await open({ checkout: { cities } });
    await userEvent.click(town);
    await userEvent.keyboard("Beau");
    await expect.element(list.getByRole("option")).toHaveLength(2);
    await expect.element(town).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(town).toHaveAttribute("aria-expanded", "false");
    await expect.element(town).toHaveValue("Beau");
    await userEvent.keyboard("n");
    await expect.element(list.getByRole("option").first()).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect.element(town).toHaveValue("Beaune-d’Allier");
    await expect.element(code).toHaveValue("03390");
    await expect.element(town).toHaveFocus();
    cities.mockClear();
    await userEvent.selectOptions(field("Pays"), "Belgique");
    await userEvent.fill(town, "Namur");
    await expect.element(list).not.toBeInTheDocument();
    expect(cities).not.toHaveBeenCalled();
  });
});
