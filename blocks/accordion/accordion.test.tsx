import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { accordionFixtures } from "./fixtures.ts";
import { AccordionView } from "./view.tsx";

const [filled, long, empty] = accordionFixtures.map((fixture) => renderFixture(AccordionView, fixture));

test("each question opens on its answer without JavaScript", () => {
  expect(filled?.match(/<details/g)).toHaveLength(2);
  expect(filled).toMatch(/<summary[^>]*>Faut-il réserver \?/);
  expect(filled).not.toContain("sans réponse");
});

test("the first may stand open, and one at a time", () => {
  expect(filled?.match(/<details [^>]*open=""/g)).toHaveLength(1);
  expect(filled?.match(/<details [^>]*name="b1"/g)).toHaveLength(2);
  expect(long).not.toContain("open=");
  expect(long).not.toContain("name=");
});

test("without questions nothing is there", () => {
  expect(empty).toBe("");
});
