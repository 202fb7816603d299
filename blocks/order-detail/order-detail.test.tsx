import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { orderDetailFixtures } from "./fixtures.ts";
import { OrderDetailView } from "./view.tsx";

const [open = "", collected = "", administrators = "", refused = "", elsewhere = "", made = ""] =
  orderDetailFixtures.map((fixture) => renderFixture(OrderDetailView, fixture));

test("[§2 account-routes] an order says its number, its state, its lines, what it came to and where it goes", () => {
  expect(open).toMatch(/>Commande<\/p><h1[^>]*>CD-7K3M9Q2<\/h1>[^]*En attente de paiement/);
  expect(open).toMatch(/href="\/wines\/les-terrasses\/1"[^]*2022 · 75\u00a0cl[^]*6<!-- --> × /);
  expect(open).toMatch(/Livraison[^]*9,90\u00a0€[^]*Total[^]*87,30\u00a0€[^]*dont TVA à 20\u00a0%[^]*14,55/);
  expect(open).toMatch(/Livraison à domicile[^]*Colissimo[^]*Marie Aubert[^]*21000 Dijon[^]*France/);
});

test("[§3 customization-shape] an order says how its lines are made; a file of theirs can be fetched", () => {
  expect(made).toMatch(/<dt>Texte à graver\u00a0:<\/dt> <dd>Pour Lise et Paul/);
  expect(made).toMatch(/<a href="\/api\/forms\/file\/download\/[\da-f]{32}">blason-de-la-famille\.png<\/a>/);
  expect(made).toMatch(/sans droit de rétractation.;.les garanties légales s’y appliquent/);
});

test("while it can be paid, it is paid from here; afterwards not", () => {
  expect(open).toMatch(/action="\/account\/orders" method="post"[^]*name="order" value="12"[^]*Payer la commande/);
  expect(open).toContain("22/11/2026 14:25:00");
  expect(collected).not.toContain('value="pay"');
  expect(refused).toMatch(/role="alert"[^]*This order is no longer held\./);
});

test("what was bought once is bought again from here; not while it waits to be paid", () => {
  expect(collected).toMatch(/name="form" value="again"[^]*Order this again/);
  expect(open).not.toContain('value="again"');
});

test("what became of it stands in order, with code, refund, invoice, billing and words", () => {
  expect(collected).toMatch(/Awaiting payment[^]*Paid[^]*Picked up[^]*04\/10\/2026 11:12:00/);
  expect(collected).toMatch(/Code AUTOMNE[^]*−[^]*€20\.00[^]*Refunded[^]*−[^]*€12\.90/);
  expect(collected).toContain("Invoice 2026-000042");
  expect(collected).toMatch(
    /On 04\/10\/2026, from 10\u00a0am to noon[^]*Le caveau[^]*Billing[^]*Bâtiment B[^]*Belgium/,
  );
  expect(collected).toContain("sur deux lignes");
});

test("[§6 admin-paths] an administrator reads state and tracking link as the admin paths tell them", () => {
  expect(administrators).toMatch(/Expédiée[^]*href="https:\/\/carrier\.example\/XY123"[^]*XY123/);
});

test("the page of an order looks at it again when its customer comes back; one that is nobody's looks at nothing", () => {
  expect(open).toContain('data-view="fixture/fresh"');
  expect(elsewhere).not.toContain("data-view");
});

test("on a public page nobody's order is known", () => {
  expect(elsewhere).toContain('href="/account"');
});
