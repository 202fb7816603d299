import { expect, test } from "vitest";

import { withCanonicalLinks, type CanonicalOf } from "./canonical-links.ts";

const moves: Readonly<Record<string, string>> = { "/legal-notice": "/mentions-legales", "/news/13": "/news/voeux/13" };
const canonicalOf: CanonicalOf = async (path) => moves[path] ?? path;

test("[§2] link properties and rich text lead to canonical addresses, with their queries and anchors", async () => {
  const answer = {
    title: "/legal-notice",
    items: [{ link: "/legal-notice#host" }, { href: "/news/13?from=popup" }],
    text: '<p><a href="/legal-notice">a</a> <a title="b" href="/news/13#c">b</a></p>',
  };
  expect(await withCanonicalLinks(answer, canonicalOf)).toEqual({
    title: "/legal-notice",
    items: [{ link: "/mentions-legales#host" }, { href: "/news/voeux/13?from=popup" }],
    text: '<p><a href="/mentions-legales">a</a> <a title="b" href="/news/voeux/13#c">b</a></p>',
  });
});

test("[§2] other hosts and files are left alone, and nobody asks after them", async () => {
  const asked: string[] = [];
  const answer = {
    link: "//elsewhere.example/legal-notice",
    href: "https://elsewhere.example/legal-notice",
    text: '<a href="/media/price-list.pdf">a</a><a href="mailto:a@b.example">b</a>',
  };
  const seen = await withCanonicalLinks(answer, async (path) => {
    asked.push(path);
    return path;
  });
  expect([seen, asked]).toEqual([answer, []]);
});

test("[§2] what has nothing to mend stays the same object", async () => {
  const answer = { items: [{ link: "/contact", url: "/legal-notice" }], total: 1 };
  expect(await withCanonicalLinks(answer, canonicalOf)).toBe(answer);
});

test("[§2] the parts of an answer that have nothing to mend stay the same objects beside those that have", async () => {
  const answer = { footer: [{ link: "/legal-notice" }], wines: [{ name: "Cuvée", link: "/contact" }] };
  const seen = await withCanonicalLinks(answer, canonicalOf);
  expect(seen.footer).toEqual([{ link: "/mentions-legales" }]);
  expect(seen.wines).toBe(answer.wines);
});
