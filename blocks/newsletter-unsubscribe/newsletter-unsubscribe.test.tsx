import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { newsletterUnsubscribeFixtures } from "./fixtures.ts";
import { NewsletterUnsubscribeView } from "./view.tsx";

const [held = "", none = "", gone = "", done = ""] = newsletterUnsubscribeFixtures.map((fixture) =>
  renderFixture(NewsletterUnsubscribeView, fixture),
);

test("who came by a link finds one button, posted to the page's own address, and no link in it", () => {
  expect(held).toMatch(/action="\/newsletter\/unsubscribe" method="post"/);
  expect(held.match(/<button/g)).toHaveLength(1);
  expect(held).not.toContain("token");
});

test("who came without one, or by one that is gone, reads so and is led on", () => {
  for (const html of [none, gone]) {
    expect(html).not.toContain("<form");
    expect(html).toContain('href="/contact"');
  }
  expect(gone).toMatch(/role="alert"/);
});

test("what is done is said, and is all there is", () => {
  expect(done).toMatch(/role="status"/);
  expect(done).not.toContain("<form");
});
