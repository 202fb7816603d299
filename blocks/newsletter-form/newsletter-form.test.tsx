import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { newsletterFormDefinition } from "./definition.ts";
import { newsletterFormFixtures } from "./fixtures.ts";
import { NewsletterFormView } from "./view.tsx";

const [filled, invalid, sent, empty] = newsletterFormFixtures.map((fixture) =>
  renderFixture(NewsletterFormView, fixture),
);

test("without JavaScript the form is posted to the site action and says where it stands", () => {
  expect(filled).toMatch(/<form [^>]*action="\/newsletter" method="post"/);
  expect(invalid).toMatch(/<form [^>]*action="\/en_US\/newsletter" method="post"/);
  expect(filled).toContain('<input type="hidden" name="back" value="/page"/>');
  expect(filled).toContain('<input type="hidden" name="block" value="b1"/>');
});

test("the field has a label and says what becomes of the address", () => {
  const [, id] = /<label for="([^"]*)"/.exec(filled ?? "") ?? [];
  expect(filled).toContain(`<input id="${id}"`);
  expect(filled).toContain(`aria-describedby="b1-form-note"`);
  expect(filled).toContain('type="email"');
});

test("[§5 errors-at-fields] an error is shown at its field", () => {
  const [, id] = /aria-errormessage="([^"]*)"/.exec(invalid ?? "") ?? [];
  expect(invalid).toContain('aria-invalid="true"');
  expect(invalid).toMatch(new RegExp(`<p id="${id}"[^>]*>This does not look like an e-mail address`));
  expect(filled).not.toContain("aria-invalid");
});

test("thanks stand in the form's place", () => {
  expect(sent).toMatch(/<p class="[^"]*" role="status" tabindex="-1">Merci/i);
  expect(sent).not.toContain("<form");
});

test("only its own states come from the address", () => {
  expect(newsletterFormDefinition.query?.["state"]?.parse("sent")).toBe("sent");
  expect(newsletterFormDefinition.query?.["state"]?.parse("hacked")).toBeNull();
});

test("[§3] a site without a newsletter shows no form; without words the form stands alone", () => {
  expect(newsletterFormDefinition.enabledBy).toBe("SHOW_NEWSLETTER");
  expect(empty).toContain("<form");
});
