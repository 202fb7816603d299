import { describe, expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { formFixtures } from "./fixtures.ts";
import { FormView } from "./view.tsx";

const [filled, refused, sent, plain, none, places, full] = formFixtures.map((fixture) =>
  renderFixture(FormView, fixture),
) as [string, string, string, string, string, string, string];

/** The controls of some HTML: type and name. */
const controls = (html: string): readonly string[] =>
  [...html.matchAll(/<(input|select|textarea)([^>]*)>/g)].map(([, tag, attributes = ""]) => {
    const [, type = tag] = /type="(\w+)"/.exec(attributes) ?? [];
    return `${type} ${/ name="([^"]*)"/.exec(attributes)?.[1]}`;
  });

test("each field has its control, posted with files to the page that it stands on", () => {
  const [form = ""] = /<form [^>]*>/.exec(filled) ?? [];
  expect(form).toContain('action="/page?answer"');
  expect(form).toContain('method="post"');
  expect(form.toLowerCase()).toContain('enctype="multipart/form-data"');
  expect(controls(filled).filter((each) => / f\./.test(each))).toEqual([
    ...["text f.name", "email f.email", "tel f.phone", "radio f.when", "radio f.when", "date f.day", "text f.persons"],
    ...[
      "checkbox f.wines.red",
      "checkbox f.wines.white",
      "checkbox f.wines.old",
      "select f.occasion",
      "text f.company",
    ],
    ...["text f.code", "textarea f.message", "file f.papers", "checkbox f.consent"],
  ]);
  expect(filled).toContain('name="id" value="7"');
  expect(filled.match(/data-step=/g)).toHaveLength(3);
});

test("what a hidden field says isn't in the page's HTML, where anybody could change it", () => {
  expect(filled).not.toContain("f.source");
});

describe("[§5 errors-at-fields] refused without a script", () => {
  test("what was typed and ticked is there again, and each problem at its field, with the list on top in focus", () => {
    expect(refused).toMatch(/<input [^>]*name="f\.name"[^>]*value="A"/);
    expect(refused).toMatch(/<input [^>]*name="f\.wines\.red"[^>]*checked=""/);
    expect(refused).toMatch(/<option value="company" selected="">/);
    expect(refused).toMatch(
      /role="alert" tabindex="-1" autofocus=""[^]*4 points|role="alert" tabindex="-1" autofocus=""/,
    );
    for (const words of [
      "“Name” must have at least 2 characters.",
      "“A plan, a picture” must weigh at most 2 MB a file.",
    ]) {
      expect(refused.match(new RegExp(words.replaceAll(".", "\\."), "g"))).toHaveLength(2);
    }
  });
});

test("sent, its own thanks stand in its place; without a form there is nothing", () => {
  expect(sent).toMatch(/role="status"[^>]*>Merci, Odile vous répond/);
  expect(sent).not.toContain("<form");
  expect(none).toBe("");
  expect(plain).not.toContain("<h2");
});

test("before its script is there a form has no button that does nothing", () => {
  expect(filled.match(/<button/g)).toHaveLength(1);
  expect(filled).toContain('type="submit"');
});

test("a registration says how many places are left, and goes for its element; without any there is no form", () => {
  expect(places).toContain("Il reste 5 places.");
  expect(places).toContain('name="route" value="ateliers"');
  expect(places).toContain('name="element" value="4"');
  expect(full).toContain("All places are taken.");
  expect(full).not.toContain("<form");
});
