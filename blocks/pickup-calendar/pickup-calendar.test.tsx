import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { pickupCalendarFixtures } from "./fixtures.ts";
import { PickupCalendarView } from "./view.tsx";

const [open = "", chosen = "", refused = "", away = "", elsewhere = ""] = pickupCalendarFixtures.map((fixture) =>
  renderFixture(PickupCalendarView, fixture),
);

test("[§7] days and hours are posted to where deliveries are chosen, and lead back here", () => {
  expect(open).toMatch(/<form[^>]* action="\/cart\/shipping" method="post"/);
  expect(open).toMatch(/name="back" value="\/page"[^]*name="form" value="collection"[^]*name="way"/);
  expect(open).toMatch(/value="CLICK_AND_COLLECT[^]*name="day"[^]*name="slot"/);
  expect(open).not.toContain('role="status"');
});

test("the day and the hours that were chosen are said, and stand chosen", () => {
  expect(chosen).toContain("Tuesday, December 1");
  expect(chosen).toMatch(/<input(?=[^>]*name="slot")(?=[^>]*value="6_2026-12-01_1")(?=[^>]*checked)/);
});

test("what wasn't chosen is told once: at the calendar's head, before all months, where the focus is", () => {
  expect(refused).toMatch(/<fieldset(?=[^>]*role="radiogroup")(?=[^>]*aria-describedby="b1-collection-slot-error")/);
  expect(refused).toMatch(
    /<legend id="b1-collection-slot"[^>]* autofocus=""[^>]*>[^<]*<\/legend><p id="b1-collection-slot-error"/,
  );
  expect(refused.match(/is still to be chosen/g)).toHaveLength(1);
});

test("where nothing can be chosen it says why, and leads to the cart", () => {
  expect(away).toMatch(/href="\/cart"/);
  expect(away).not.toContain("<form");
  expect(elsewhere).toMatch(/href="\/en_US\/cart"/);
});
