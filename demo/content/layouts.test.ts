import { describe, expect, test } from "vitest";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { checkLayout } from "#schemas/page/invariants.ts";
import { checkLayoutProps } from "#schemas/page/layout-props.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import { missingRequired } from "#schemas/page/required-blocks.ts";

import { defaultFrame, pageFrame } from "./frames.ts";
import { visitInvitation } from "./layouts/visit-invitation.ts";
import { demoPages } from "./pages.ts";

const layouts = [
  { name: "frame default", document: defaultFrame },
  { name: "frame page", document: pageFrame },
  { name: "visit invitation", document: visitInvitation },
  ...demoPages.map((page) => ({ name: page.name, document: page.layout })),
];

describe.each(layouts)("layout $name", ({ document }) => {
  test("is sound", () => {
    expect(checkLayout(document, definitionsBySlug)).toEqual([]);
  });

  test("has props that its blocks accept", () => {
    expect(checkLayoutProps(document, definitionsBySlug)).toEqual([]);
  });
});

test.each(demoPages)("page $name has the blocks that its type needs", ({ type, layout }) => {
  const pageType = findPageType(type);
  expect(pageType).toBeDefined();
  expect(missingRequired(layout, pageType?.requires ?? [])).toEqual([]);
});

test("the home page has the notice that the law wants there", () => {
  const home = demoPages.find(({ type }) => type === "home");
  expect(home && missingRequired(home.layout, ["minors-notice"])).toEqual([]);
});

test("[§2 two-frames] both frames have the promo message, the bars, the language menu, the footer and the slider", () => {
  const slugs = [
    ...["promo-banner", "top-bar", "app-bar", "bottom-bar", "language-menu", "footer"],
    ...["legal-text", "alcohol-message", "fullscreen-slider"],
  ];
  for (const frame of [defaultFrame, pageFrame]) expect(missingRequired(frame, slugs)).toEqual([]);
});
