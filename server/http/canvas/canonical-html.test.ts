import { expect, test } from "vitest";

import { canonicalHtml } from "./canonical-html.ts";

const page = (content: string, head = ""): string =>
  `<!doctype html><html lang="fr-FR"><head>${head}</head><body><div id="page" class="page">${content}</div></body></html>`;

test.each([
  [
    "code",
    page("<p>a</p>"),
    page('<p>a</p><script nonce="x">1</script>', '<script type="module" src="/a.js"></script>'),
  ],
  ["what only machines read", page("<p>a</p>"), page("<p>a</p>", "<title>New</title><meta name=x><link rel=icon>")],
  ["names of parts", page('<label for="_R_1_">a</label>'), page('<label for="_R_2_" aria-describedby="b">a</label>')],
  ["comments and white space", page("<p>a b</p>"), page("<p>a<!-- --> \n b</p>").replace("<!-- --> \n", "")],
  ["the order of attributes", page('<a href="/a" class="b">a</a>'), page('<a class="b" href="/a">a</a>')],
  ["the build", page('<img src="/assets/mark-AbCdEf12.svg">'), page('<img src="/assets/mark-Zz_9-812.svg">')],
])("%s makes no difference", (_what, one, other) => {
  expect(canonicalHtml(other)).toBe(canonicalHtml(one));
});

test.each([
  ["words", page("<p>a</p>"), page("<p>b</p>")],
  ["a class", page('<p class="a">a</p>'), page('<p class="b">a</p>')],
  ["a picture", page('<img src="/images/320/a-01.jpg.webp">'), page('<img src="/images/320/a-02.jpg.webp">')],
  ["the order", page("<p>a</p><p>b</p>"), page("<p>b</p><p>a</p>")],
  ["an element", page("<p>a</p>"), page("<h2>a</h2>")],
  ["the theme", page("", '<style id="theme">a{}</style>'), page("", '<style id="theme">b{}</style>')],
])("%s makes one", (_what, one, other) => {
  expect(canonicalHtml(other)).not.toBe(canonicalHtml(one));
});
