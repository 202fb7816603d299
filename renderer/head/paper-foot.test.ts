import { expect, test } from "vitest";

import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { HeadFacts } from "../page/page-document.ts";
import { headHtml } from "./head-html.ts";
import { paperFoot } from "./paper-foot.ts";

const page: PageFacts = { id: 1, type: "content", locale: "fr_FR", path: "/cave", alternates: {}, zone: "public" };

function build(more: Partial<HeadFacts> = {}): string {
  const facts: HeadFacts = {
    title: "La cave",
    description: "",
    siteName: "Domaine Clairveille",
    origin: "https://www.example.com",
    canonical: "/la-cave",
    image: null,
    subject: null,
    crumbs: [],
    site: { isWinemaker: true, isECommerce: true, defaultLang: "fr_FR" },
    ...more,
  };
  return headHtml({ title: "", lang: "fr-FR", dir: "ltr", tags: [paperFoot(facts, page)] });
}

test("names the estate and the page's address as one would write it down", () => {
  expect(build()).toContain('media="print"');
  expect(build()).toContain('content:"Domaine Clairveille · www.example.com/la-cave"');
  expect(build({ canonical: "/" })).toContain('"Domaine Clairveille · www.example.com"');
  expect(build({ siteName: "", canonical: null })).toContain('"www.example.com/cave"');
});

test("a name ends neither the string nor the element", () => {
  const html = build({ siteName: `"}</style>\\\n&L'Orbe` });
  expect(html).toContain(String.raw`content:"\22 }\3c /style\3e \5c \a \26 L\27 Orbe · www`);
});
