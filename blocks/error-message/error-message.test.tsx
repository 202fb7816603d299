import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { errorMessageFixtures } from "./fixtures.ts";
import { readFailure } from "./read-failure.ts";
import { ErrorMessageView } from "./view.tsx";

const [french, missing, failed, closed, unknown] = errorMessageFixtures.map((fixture) =>
  renderFixture(ErrorMessageView, fixture),
);

test("[§2 not-found, error-home] a missing page says 'This page could not be found' and offers the way home", () => {
  expect(missing).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
  expect(missing).toMatch(/<a href="\/en_US"[^>]*>Back to the home page<\/a>/);
  expect(missing).toContain(">404<");
});

test("[§2] in French the way home has no prefix", () => {
  expect(french).toMatch(/<a href="\/"[^>]*>Retour à la page d’accueil<\/a>/);
});

test("[§8] the message of an error is shown, without a way home", () => {
  expect(failed).toContain("Unknown middleware some-guard");
  expect(failed).not.toContain("<a ");
});

test("[§2 error-defaults] the title defaults to 'Error' and the status to 500", () => {
  expect(unknown).toMatch(/<h1[^>]*>Error<\/h1>/);
  expect(unknown).toContain(">500<");
});

test("a site under construction says that somebody is at work, and no more", () => {
  expect(closed).toMatch(/<h1[^>]*>Nous travaillons sur le site<\/h1><p>Il ouvre bientôt/);
  expect(closed).toContain(">503<");
  expect(closed).not.toContain("<a ");
});

test("a subject of another shape is a failure without words", () => {
  for (const subject of [null, undefined, "x", 4, { statusCode: "404", message: 3 }]) {
    expect(readFailure(subject)).toEqual({ statusCode: 500, message: "" });
  }
});
