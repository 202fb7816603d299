import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { reviewsDefinition } from "./definition.ts";
import { reviewsFixtures } from "./fixtures.ts";
import { ReviewsView } from "./view.tsx";

const [filled, long, empty, absent] = reviewsFixtures.map((fixture) => renderFixture(ReviewsView, fixture));

test("[§7] reviews are asked for by where they come from", () => {
  const { reviews } = reviewsDefinition.needs!({ props: reviewsFixtures[0]!.props } as never);
  expect(reviews).toEqual({ call: "listReviews", query: { from: "estate", nbItem: 3 } });
});

test("ratings are read out, dates display dd/mm/yyyy, the sum says how many there are", () => {
  expect(filled).toContain('aria-label="4,5 sur 5"');
  expect(filled).toContain(">04/10/2026</time>");
  expect(filled).toContain("212 avis");
  expect(filled).toContain("avis vérifiés");
  expect(filled).toContain('href="https://reviews.example/clairveille"');
});

test("a long review is cropped, an address that isn't safe is not linked", () => {
  expect(long).toContain("the soup and the view.</p>");
  expect((long?.match(/the soup and the view/g) ?? []).length).toBe(5);
  expect(long).not.toContain("javascript:");
});

test("[§7] without a reviews service, or without reviews, nothing is there", () => {
  expect(absent).toBe("");
  expect(empty).toBe("");
});
