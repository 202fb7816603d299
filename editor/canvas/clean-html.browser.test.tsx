import { expect, test } from "vitest";

import { demoRichTexts } from "#tests/factories/demo-rich-texts.ts";
import { htmlAttacks } from "#tests/factories/html-attacks.ts";

import { cleanHtml } from "./clean-html.ts";

/** What a browser makes of HTML that stands on a page. */
function shown(html: string): Element {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place;
}

test.each(htmlAttacks)("[§3] %s", (html) => {
  const clean = cleanHtml(html);
  for (const element of shown(clean).querySelectorAll("*")) {
    expect(element.localName).toMatch(
      /^(p|h[234]|ul|ol|li|blockquote|strong|em|a|br|hr|table|thead|tbody|tr|th|td|sup|sub|span)$/,
    );
    expect(
      element.getAttributeNames().filter((name) => !/^(href|title|rel|target|lang|data-align)$/.test(name)),
    ).toEqual([]);
    if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
      expect(element.protocol).toMatch(/^(https?|mailto|tel):$/);
      expect(element.getAttribute("href")).not.toMatch(/^\s*[/\\]{2}|evil/);
    }
  }
  expect(cleanHtml(clean)).toBe(clean);
});

test("the demo's texts are shown as they are stored", () => {
  for (const text of demoRichTexts()) expect(cleanHtml(text).replaceAll("<br />", "<br>")).toBe(text);
});

test.each([
  [
    '<h2 data-align="center">a</h2><p data-align="end">b</p><p data-align="justify">c</p><li data-align="end">d</li>',
    '<h2 data-align="center">a</h2><p data-align="end">b</p><p>c</p><li>d</li>',
  ],
  [
    "<h2>Le chai</h2><p>n<sup>o</sup> 1.<br /></p><ul><li>un</li></ul><blockquote><p>« Oui »</p></blockquote><hr />",
    "<h2>Le chai</h2><p>n<sup>o</sup> 1.<br /></p><ul><li>un</li></ul><blockquote><p>« Oui »</p></blockquote><hr />",
  ],
  ["<h1>a</h1><b>b</b><i>c</i><h6>d</h6>", "<h2>a</h2><strong>b</strong><em>c</em><h4>d</h4>"],
  [
    '<a href="https://a.example" target="_blank" rel="opener">a</a><a href="/a" target="_top" onclick="x()">a</a>',
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a><a href="/a">a</a>',
  ],
  [
    `<a href="/a?b=1&amp;c" title="L'«&nbsp;ami&nbsp;» &quot;x&quot;">a</a>`,
    `<a href="/a?b=1&amp;c" title="L'«\u00a0ami\u00a0» &quot;x&quot;">a</a>`,
  ],
  ["<p>a &lt;b&gt; &amp;amp; <unknown>c</unknown></p>", "<p>a &lt;b&gt; &amp;amp; c</p>"],
])("%s is shown as the server keeps it: %s", (html, kept) => {
  expect(cleanHtml(html)).toBe(kept);
});
