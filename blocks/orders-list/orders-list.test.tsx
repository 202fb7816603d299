import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { ordersListDefinition } from "./definition.ts";
import { ordersListFixtures } from "./fixtures.ts";
import { OrdersListView } from "./view.tsx";

const [two = "", later = "", none = "", elsewhere = ""] = ordersListFixtures.map((fixture) =>
  renderFixture(OrdersListView, fixture),
);

test("[§2 account-routes] each order leads to itself, with its number, day, state and total", () => {
  expect(two).toMatch(/href="\/account\/orders\/12"[^]*CD-7K3M9Q2[^]*du 22\/11\/2026[^]*6\u00a0× Les Terrasses/);
  expect(two).toMatch(/En attente de paiement[^]*87,30\u00a0€/);
  expect(two).toContain('href="/account/orders/9"');
});

test("[§9] ten stand on a page, and the visitor's own are asked for", () => {
  const context = { query: { page: "2" } } as never;
  expect(ordersListDefinition.needs?.(context)["list"]).toEqual({
    call: "listOrders",
    query: { page: 2, nbItem: 10 },
    private: true,
  });
  expect(later.match(/aria-label="[^"]*\d"/g)).toHaveLength(4);
});

test("the list looks at its orders again when their customer comes back", () => {
  expect(later).toContain('data-view="fixture/fresh"');
  expect(none).not.toContain("data-view");
});

test("without orders it leads to the wines, on a public page to the account", () => {
  expect(none).toMatch(/pas encore commandé[^]*href="\/nos-cuvees"/);
  expect(elsewhere).toContain('href="/en_US/account"');
});
