import { expect, test } from "vitest";

import { linkedDataIn, linkedDataProblems } from "./schema-org.ts";

const offer = { "@type": "Offer", price: "12.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" };

test("what schema.org defines is accepted, inherited properties and narrower types too", () => {
  const wine = { "@type": "Product", name: "Les Terrasses", brand: { "@id": "/#winery" }, offers: [offer] };
  expect(linkedDataProblems({ ...wine, url: "https://www.example.com/wines/les-terrasses/1" })).toEqual([]);
  expect(
    linkedDataProblems({ "@type": "Winery", name: "Domaine", telephone: "00", sameAs: ["https://a.example"] }),
  ).toEqual([]);
});

test.each([
  [{ "@type": "Vineyard" }, "no type Vineyard"],
  [{ "@type": "Product", headline: "x" }, "Product has no such property"],
  [{ "@type": "Offer", availability: "https://schema.org/Maybe" }, "is none of"],
  [{ "@type": "Article", datePublished: "01/05/2026" }, "is none of"],
  [{ "@type": "Product", offers: { "@type": "ListItem", position: 1 } }, "ListItem is none of"],
  [{ "@type": "ListItem", position: 1, name: "" }, "says nothing"],
  [{ "@type": "Product", offers: [{ ...offer, colour: "red" }] }, "Offer has no such property"],
])("%j is refused", (node, problem) => {
  expect(linkedDataProblems(node).join("\n")).toContain(problem);
});

test("it is read out of a page", () => {
  expect(linkedDataIn('<script type="application/ld+json">{"@type":"Winery"}</script>')).toEqual([
    { "@type": "Winery" },
  ]);
});
