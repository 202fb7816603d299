import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { sampleCheckout } from "./checkout-samples.ts";
import { CodeIsland } from "./code-island.tsx";
import { type CheckoutSight, PortsProvider, quietPorts } from "./ports.tsx";
import { fixtureElement } from "./render-fixture.tsx";

/** The field for a code, over a server that knows one. */
async function open(cartId: string) {
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
  const place = { block: "b1", at: "b1-fold-code", back: "/cart/payment" };
  const fixture = { name: "alone", locale: "fr_FR", props: {}, data: {} } as const;
  await render(
    <PortsProvider value={{ ...quietPorts, checkout }}>
      {fixtureElement(
        () => (
          <CodeIsland id="b1.code" props={{ place, entered, said: null }} />
        ),
        fixture,
      )}
    </PortsProvider>,
  );
  return enterCode;
}

test("a code is entered in place, said when it is refused, and taken away again; the focus stays with it", async () => {
  const enterCode = await open("c1");
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
