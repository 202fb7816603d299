import { expect, test } from "vitest";

import { descriptionFaults } from "./description-faults.ts";
import { readPage } from "./read-page.ts";

const long = "Quatorze hectares en culture biologique, au-dessus de l’Orbrie.";

const page = (canonical: string | null, description: string) =>
  readPage(
    200,
    `${canonical === null ? "" : `<link rel="canonical" href="${canonical}">`}<meta name="description" content="${description}">`,
  );

test("a description that is missing, short, long, cut or another page's is told of", () => {
  expect(descriptionFaults(new Map([["/", page("/", long)]]))).toEqual([]);
  for (const wrong of ["", "Trop court.", `${long} `.repeat(3), `${long} Et`.replace(/.$/, ",")]) {
    expect(descriptionFaults(new Map([["/", page("/", wrong)]])).length, wrong).toBeGreaterThan(0);
  }
  const same = new Map([
    ["/a", page("/a", long)],
    ["/b", page("/b", long)],
  ]);
  expect(descriptionFaults(same)).toEqual([expect.stringContaining("/b says the same as /a")]);
});

test("two addresses of one page, and pages that search engines leave alone, may say the same", () => {
  const pages = new Map([
    ["/a", page("/a", long)],
    ["/a?q=x", page("/a", long)],
    ["/nowhere", page(null, "")],
  ]);
  expect(descriptionFaults(pages)).toEqual([]);
});
