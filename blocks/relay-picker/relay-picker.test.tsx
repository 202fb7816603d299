import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { relayPickerFixtures } from "./fixtures.ts";
import { RelayPickerView } from "./view.tsx";

const [mapped = "", listed = "", refused = "", away = "", early = "", elsewhere = ""] = relayPickerFixtures.map(
  (fixture) => renderFixture(RelayPickerView, fixture),
);

test("[§7] each parcel shop is a line of its own to choose, posted to where deliveries are chosen, and leads back here", () => {
  expect(mapped).toMatch(/<form[^>]* action="\/cart\/shipping" method="post"/);
  expect(mapped).toMatch(/name="back" value="\/page"[^]*name="form" value="relay"[^]*name="way" value="PICKUP:SHOP"/);
  expect(mapped).toMatch(/<input id="(b1-relay-accessPoint)" type="radio"[^>]* value="R1"[^]*Tabac de la Halle/);
});

test("a pin is one more label of its line, and the map is for who sees it", () => {
  expect(mapped).toMatch(/<label for="b1-relay-accessPoint"[^>]*><span aria-hidden="true">1</);
  expect(mapped).toMatch(/<div[^>]* aria-hidden="true"><svg[^]*>Beaune<[^]*200\sm/);
  expect(listed).not.toContain("<svg");
});

test("what was chosen is said, and so is what wasn't", () => {
  expect(listed).toMatch(/role="status">Chosen: Tabac de la Halle, Beaune\.[^]*checked=""/);
  expect(refused, "before the list").toMatch(/<\/legend><p id="b1-relay-accessPoint-error"[^>]*>[^<]*is still to be/);
  expect(refused).toMatch(/<input id="b1-relay-accessPoint"[^>]* autofocus=""/);
});

test("where none can be chosen it says why, and where to go on", () => {
  expect(away).toMatch(/Les points relais ne répondent pas\.[^]*href="\/cart\/shipping"[^>]*>Choisir la livraison</);
  expect(early).toMatch(/href="\/cart\/address"/);
  expect(elsewhere).toMatch(/href="\/en_US\/cart"/);
});
