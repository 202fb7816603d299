import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { sampleCheckout } from "./checkout-samples.ts";
import { type CodeFacts, CodeIsland } from "./code-island.tsx";
import { type CheckoutSight, PortsProvider, quietPorts } from "./ports.tsx";
import { fixtureElement } from "./render-fixture.tsx";

/** The field for a code, over a server that knows one. */
async function open(cartId: string, own: Partial<CodeFacts> = {}) {
  let sight: CheckoutSight = quietPorts.checkout.read();
  const listeners = new Set<() => void>();
  const enterCode = vi.fn<(text: string) => Promise<boolean>>(async (text) => {
    const isTaken = text !== "RIEN";
    const code = isTaken ? { discountCode: text, isCodeApplied: true } : sight.code;
    const codeRefusal = isTaken ? "" : "Ce code de réduction ne peut pas être utilisé.";
    sight = { ...sight, code, codeRefusal, checkout: sampleCheckout };
    for (const changed of listeners) changed();
    return isTaken;
  });
  const checkout = {
    ...quietPorts.checkout,
    read: () => sight,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    cartId: () => cartId,
    enterCode,
  };
  const entered = { discountCode: "", isCodeApplied: false };
  const place = { block: "b1", back: "/cart/payment" };
  const sent = vi.fn<(event: FormEvent<HTMLFormElement>) => void>((event) => event.preventDefault());
  const fixture = { name: "alone", locale: "fr_FR", props: {}, data: {} } as const;
  await render(
    <PortsProvider value={{ ...quietPorts, checkout }}>
      {fixtureElement(
        () => (
          <>
            <form id="b1-order" onSubmit={sent}>
              <input name="phone" aria-label="Téléphone" required />
            </form>
            <CodeIsland id="b1.code" props={{ at: "b1-fold-code", place, entered, said: null, ...own }} />
          </>
        ),
        fixture,
      )}
    </PortsProvider>,
  );
  return { enterCode, sent };
}

test("a code is entered in place, said when it is refused, and taken away again; the focus stays with it", async () => {
  const { enterCode } = await open("c1");
  const field = page.getByLabelText("Code de réduction");
  await expect.element(field).not.toBeVisible();
  await userEvent.click(page.getByText("J’ai un code"));
  await userEvent.fill(field, "RIEN");
  await userEvent.click(page.getByRole("button", { name: "Appliquer" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Ce code de réduction ne peut pas être utilisé.");
  await expect.element(field).toHaveValue("RIEN");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await userEvent.fill(field, "PRIMEUR");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Code PRIMEUR appliqué")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Retirer PRIMEUR" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("J’ai un code")).toHaveFocus();
  expect(enterCode.mock.calls).toEqual([["RIEN"], ["PRIMEUR"], [""]]);
});

test("beside a step's form the code is entered in place too, and that form stays where it is", async () => {
  const known = await open("c1", { place: { along: "b1-order" } });
  await userEvent.click(page.getByText("J’ai un code"));
  await userEvent.click(page.getByRole("button", { name: "Appliquer" }));
  await expect.element(page.getByLabelText("Code de réduction")).toHaveFocus();
  await userEvent.keyboard("PRIMEUR{Enter}");
  await expect.element(page.getByRole("button", { name: "Retirer PRIMEUR" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("J’ai un code")).toHaveFocus();
  expect(known.enterCode.mock.calls).toEqual([["PRIMEUR"], [""]]);
  expect(known.sent).not.toHaveBeenCalled();
});

test("where the browser knows of no cart, the step's form takes the code along, whatever is missing in it", async () => {
  const { enterCode, sent } = await open("", { place: { along: "b1-order" } });
  await userEvent.click(page.getByText("J’ai un code"));
  await userEvent.fill(page.getByLabelText("Code de réduction"), "PRIMEUR");
  await userEvent.click(page.getByRole("button", { name: "Appliquer" }));
  expect(enterCode).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledOnce();
  const event = sent.mock.calls[0]?.[0].nativeEvent as SubmitEvent;
  const fields = new FormData(event.target as HTMLFormElement, event.submitter);
  expect([...fields]).toEqual([
    ["phone", ""],
    ["code", "PRIMEUR"],
    ["entersCode", "true"],
  ]);
});

test("a code that was refused along with a form stands in its field again, with the reason, and has the focus", async () => {
  const said = { typed: "RIEN", refusal: "Ce code de réduction ne peut pas être utilisé." };
  await open("c1", { place: { along: "b1-order" }, said });
  const field = page.getByLabelText("Code de réduction");
  await expect.element(field).toHaveValue("RIEN");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(said.refusal);
});
