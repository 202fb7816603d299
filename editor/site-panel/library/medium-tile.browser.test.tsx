import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { Flight } from "../../kit/flight.ts";
import { InEditor } from "../../kit/test-editor.tsx";
import { MediumTile } from "./medium-tile.tsx";
import { testMedium } from "./test-medium.ts";

test("tags for which a tile has no room end in dots, and what is missing is said whole", async () => {
  const tags = ["Vendanges manuelles des vieilles vignes", "Chai", "Été"];
  const medium = testMedium(7, { alt: {}, tags });
  const place = { column: 1, start: 0, place: 1, total: 1, flight: new Flight() };
  await render(
    <InEditor>
      <ul style={{ position: "relative", inlineSize: "150px", blockSize: "200px" }}>
        <MediumTile {...{ medium, ...place }} isOpen={false} open={() => {}} onFocus={() => {}} />
      </ul>
    </InEditor>,
  );
  const words = page.getByText(tags.join(", "));
  await expect.element(words).toBeVisible();
  const facts = words.element();
  expect(facts.scrollWidth).toBeGreaterThan(facts.clientWidth);
  expect(getComputedStyle(facts).textOverflow).toBe("ellipsis");
  expect(facts.getBoundingClientRect().right).toBeLessThanOrEqual(
    page.getByRole("button").element().getBoundingClientRect().right,
  );
  const silent = facts.parentElement?.querySelector("em");
  expect(silent).not.toBeNull();
  expect(silent?.scrollWidth).toBeLessThanOrEqual(silent?.offsetWidth ?? 0);
});
