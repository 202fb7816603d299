import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { ApiError } from "#schemas/contract/api-error.ts";
import type { DeskOrder } from "#schemas/content/desk-order.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { Counter } from "./counter.tsx";
import { OrderList } from "./order-list.ts";
import { OrderPage } from "./order-page.tsx";
import type { OrderPort } from "./order-port.ts";
import { Orders } from "./orders.tsx";
import { listedOrder, toldOrder } from "./test-order.ts";

const counts = { prepare: 2, ship: 1, pickup: 0, answer: 0, all: 7 };

function portOf(change: Partial<OrderPort> = {}) {
  const told = async (): Promise<DeskOrder> => await Promise.resolve(toldOrder());
  return {
    list: vi.fn<OrderPort["list"]>(async () => {
      const orders = [listedOrder(2), listedOrder(3, { type: "CLICK_AND_COLLECT", name: "Paul Noir" })];
      return await Promise.resolve({ orders, total: 2, counts });
    }),
    prepare: vi.fn<OrderPort["prepare"]>(async (done) => await Promise.resolve({ done, refused: [] })),
    print: vi.fn<OrderPort["print"]>(async () => await Promise.resolve()),
    refund: vi.fn<OrderPort["refund"]>(told),
    ship: vi.fn<OrderPort["ship"]>(told),
    advance: vi.fn<OrderPort["advance"]>(told),
    note: vi.fn<OrderPort["note"]>(told),
    answerReturn: vi.fn<OrderPort["answerReturn"]>(told),
    ...{ read: told, find: told, cancel: told, removeNote: told, mail: told, refundWithdrawal: told },
    ...change,
  } satisfies OrderPort;
}

async function show(content: ReactNode): Promise<void> {
  await render(
    <InEditor>
      <div style={{ background: "var(--ed-panel)" }}>{content}</div>
    </InEditor>,
  );
}

async function showList(port: OrderPort) {
  const list = new OrderList(port);
  void list.find({});
  const open = vi.fn<(id: number) => void>();
  await show(<Orders {...{ port, list, open }} last={null} />);
  return { list, open };
}

test("the lists of work say how many wait in each; what is looked for and opened is asked for", async () => {
  await page.viewport(1280, 800);
  const port = portOf();
  const { open } = await showList(port);
  await expect.element(page.getByRole("tab", { name: "À préparer (2)" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("row", { name: /Paul Noir/ })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: "CD-7777773" }).click();
  expect(open).toHaveBeenCalledWith(3);
  await page.getByRole("tab", { name: "Toutes (7)" }).click();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "État" }), "Expédiée");
  await page.getByRole("searchbox").fill("noir");
  await expect
    .poll(() => vi.mocked(port.list).mock.lastCall?.[0])
    .toEqual({
      tab: "all",
      search: "noir",
      state: "SHIPPED",
      from: "",
      to: "",
    });
  await expect
    .element(page.getByRole("link", { name: /CSV/ }))
    .toHaveAttribute("href", "/api/admin/orders/export?page=1&nbItem=50&orderBy=-date&search=noir&state=SHIPPED");
});

test("several are marked as prepared once that was asked, and what was refused is told with why", async () => {
  await page.viewport(1280, 800);
  const refused = [{ id: 3, code: "CD-7777773", message: "Il n’en reste plus." }];
  const port = portOf({ prepare: async () => await Promise.resolve({ done: [2], refused }) });
  await showList(port);
  await page.getByRole("checkbox", { name: "Tout choisir" }).click();
  await expect.element(page.getByText("2 commandes choisies")).toBeVisible();
  await page.getByRole("button", { name: "Marquer préparées" }).click();
  await expect.element(page.getByRole("dialog").getByText(/Une est à retirer/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Marquer préparées" }).click();
  await expect.element(page.getByText(/CD-7777773\s: Il n’en reste plus\./)).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("on a phone each order is a card, and nothing is wider than it", async () => {
  await page.viewport(390, 844);
  const port = portOf();
  await showList(port);
  await expect.element(page.getByRole("button", { name: /Paul Noir/ })).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole("checkbox", { name: "Choisir CD-7777772" }).click();
  await page.getByRole("button", { name: "Imprimer" }).click();
  await page.getByRole("menuitem", { name: "Factures" }).click();
  await expect.poll(() => port.print).toHaveBeenCalledWith("INVOICE", [2]);
  expect(await axeProblems()).toEqual([]);
});

test("what can't be read is asked for again; an empty list says that nothing is to be done", async () => {
  expectConsole("warn", /could not be read/);
  const list = vi.fn<OrderPort["list"]>(async () => await Promise.resolve({ orders: [], total: 0, counts }));
  list.mockRejectedValueOnce(new Error("nobody there"));
  await showList(portOf({ list }));
  await expect.element(page.getByText("Les commandes n’ont pas pu être lues.")).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("Rien à préparer")).toBeVisible();
});

test("an order tells all that is known of it, and is shipped with a number; a refusal stands in the dialog", async () => {
  await page.viewport(1280, 800);
  const ship = vi.fn<OrderPort["ship"]>();
  ship.mockRejectedValueOnce(new ApiError("Cette commande ne part pas ainsi.", 409, null));
  ship.mockResolvedValueOnce(
    toldOrder({ state: "SHIPPED", status: { id: 8, value: "Expédiée" }, trackingNumber: "6A1" }),
  );
  await show(<OrderPage id={5} port={portOf({ ship })} locale="fr_FR" back={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "CD-7K3M9Q2" })).toHaveFocus();
  await expect.element(page.getByText("Gravure\u00a0: À Lise")).toBeVisible();
  await expect.element(page.getByText("Sonnez deux fois")).toBeVisible();
  await expect.element(page.getByText(/confirmation de commande \(parti\)/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: "Expédier" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Numéro de suivi" }).fill(" 6A1 ");
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Transporteur" }), "UPS");
  await dialog.getByRole("button", { name: "Expédier" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Cette commande ne part pas ainsi.");
  expect(await axeProblems()).toEqual([]);
  await dialog.getByRole("button", { name: "Expédier" }).click();
  await expect.element(page.getByText("Expédiée", { exact: true })).toBeVisible();
  expect(ship).toHaveBeenLastCalledWith(5, { trackingNumber: "6A1", serviceCode: "UPS", known: null });
});

test("an order that somebody else has shipped meanwhile is shown as it is beside the refusal, and keeps what was typed", async () => {
  await page.viewport(1280, 800);
  const shipped = toldOrder({ state: "SHIPPED", status: { id: 8, value: "Expédiée" }, trackingNumber: "6A0" });
  const ship = vi.fn<OrderPort["ship"]>();
  ship.mockRejectedValueOnce(new ApiError("Quelqu’un d’autre l’a expédiée.", 409, null)).mockResolvedValueOnce(shipped);
  const read = vi.fn<OrderPort["read"]>().mockResolvedValueOnce(toldOrder({})).mockResolvedValue(shipped);
  await show(<OrderPage id={5} port={portOf({ ship, read })} locale="fr_FR" back={() => {}} />);
  await page.getByRole("button", { name: "Expédier" }).click();
  const dialog = page.getByRole("dialog");
  const number = dialog.getByRole("textbox", { name: "Numéro de suivi" });
  await number.fill("6A1");
  await dialog.getByRole("button", { name: "Expédier" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Quelqu’un d’autre l’a expédiée.");
  await expect.element(page.getByText("6A0")).toBeVisible();
  await expect.element(number).toHaveValue("6A1");
  await dialog.getByRole("button", { name: /^Corriger/ }).click();
  await expect
    .poll(() => ship.mock.lastCall?.[1])
    .toMatchObject({
      trackingNumber: "6A1",
      known: { trackingNumber: "6A0", trackingLink: null },
    });
});

test("a refusal is said at once, though the order can't be read again, and the dialog isn't held up", async () => {
  await page.viewport(1280, 800);
  const ship = vi.fn<OrderPort["ship"]>().mockRejectedValue(new ApiError("Quelqu’un d’autre l’a expédiée.", 409, null));
  const never = Promise.withResolvers<DeskOrder>();
  const read = vi.fn<OrderPort["read"]>().mockResolvedValueOnce(toldOrder({})).mockReturnValue(never.promise);
  await show(<OrderPage id={5} port={portOf({ ship, read })} locale="fr_FR" back={() => {}} />);
  await page.getByRole("button", { name: "Expédier" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Expédier" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Quelqu’un d’autre l’a expédiée.");
  expect(read).toHaveBeenCalledTimes(2);
  await expect.element(dialog.getByRole("button", { name: "Expédier" })).toBeEnabled();
});

test("goods are given back by pieces, with what that comes to; more than is left can't be", async () => {
  await page.viewport(1280, 800);
  const port = portOf();
  await show(<OrderPage id={5} port={port} locale="fr_FR" back={() => {}} />);
  await page.getByRole("button", { name: "Rembourser" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: /^Rembourser/ })).toBeDisabled();
  await dialog.getByRole("spinbutton", { name: /Éclat 2022/ }).fill("1");
  await dialog.getByRole("switch", { name: /Avec la livraison/ }).click();
  await expect.element(dialog.getByText(/18,99\s€ sur 38,99\s€/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await dialog.getByRole("button", { name: /^Rembourser/ }).click();
  await expect
    .poll(() => port.refund)
    .toHaveBeenCalledWith(5, {
      ...{ kind: "LINES", lines: [{ id: 11, quantity: 1 }], hasShipping: true, isRestocked: false },
      ...{ amount: null, wanted: 0 },
    });
});

test("a return is refused with the reason that its customer reads", async () => {
  await page.viewport(390, 844);
  const one: ProductReturn = {
    id: 9,
    idOrder: 5,
    code: "CD-7K3M9Q2",
    state: "ASKED",
    status: "Demandé",
    date: "2026-11-05T09:30:00.000Z",
    message: "Le bouchon sent le liège.",
    note: "",
    amount: 9.99,
    history: [],
    products: [{ id: 11, name: "Éclat", year: 2022, quantity: 1, reason: "CORKED" }],
  };
  const port = portOf({
    read: async () => await Promise.resolve(toldOrder({ state: "DELIVERED" }, { returns: [one] })),
  });
  await show(<OrderPage id={5} port={port} locale="fr_FR" back={() => {}} />);
  await expect.element(page.getByText("Bouchonné ou défectueux")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Refuser" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "Refuser" })).toBeDisabled();
  await dialog.getByRole("textbox").fill("Bouteille vide.");
  await dialog.getByRole("button", { name: "Refuser" }).click();
  await expect
    .poll(() => port.answerReturn)
    .toHaveBeenCalledWith(5, 9, {
      ...{ state: "REFUSED", note: "Bouteille vide.", isRestocked: false },
    });
});

test("at the counter a code is typed as it is said, and its order handed out; a wrong one is told at its field", async () => {
  await page.viewport(390, 844);
  const pickup = {
    ...{ idSchedule: 1, date: "2026-11-05", from: "10:00", to: "12:00" },
    place: { name: "La cave", address: "1 chemin", postalCode: "21190", city: "Saint-Romain" },
  };
  const delivery = { type: "CLICK_AND_COLLECT", address: null, service: null, accessPoint: null, pickup } as const;
  const ready = toldOrder({ state: "READY_FOR_PICKUP", status: { id: 10, value: "Prête à retirer" }, delivery });
  const handed = toldOrder({ state: "PICKED_UP", status: { id: 11, value: "Retirée" }, delivery });
  const find = vi.fn<OrderPort["find"]>();
  find.mockRejectedValueOnce(new ApiError("Cette commande n’existe pas.", 404, null));
  find.mockResolvedValueOnce(ready);
  const advance = vi.fn<OrderPort["advance"]>(async () => await Promise.resolve(handed));
  await show(<Counter port={{ find, advance }} open={() => {}} />);
  const field = page.getByRole("textbox", { name: "Code de la commande" });
  await field.fill("abc");
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect.element(page.getByText(/Ce n’est pas un code/)).toBeVisible();
  await field.fill("7k3 m9q2");
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect.element(page.getByText("Cette commande n’existe pas.")).toBeVisible();
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect.element(page.getByRole("heading", { name: "Odile Pèlerin" })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: "Remettre" }).click();
  await expect.element(page.getByRole("article").getByText("Remise au client.")).toBeVisible();
  expect([find.mock.lastCall, advance.mock.lastCall]).toEqual([["CD-7K3M9Q2"], [5, "PICKED_UP"]]);
  await page.getByRole("button", { name: "Commande suivante" }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
});
