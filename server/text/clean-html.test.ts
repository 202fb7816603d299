import { describe, expect, test } from "vitest";

import { htmlAttacks } from "#tests/factories/html-attacks.ts";

import { cleanHtml } from "./clean-html.ts";

describe("cleanHtml", () => {
  test("keeps what the editor makes", () => {
    const html =
      '<h2 data-align="center">Le chai</h2><p data-align="end">signé</p>' +
      "<p>Un <strong>beau</strong> <em>millésime</em>, n<sup>o</sup> 1.<br /></p>" +
      "<ul><li>un</li></ul><blockquote><p>« Oui »</p></blockquote><hr />" +
      '<p><a href="/contact" title="Nous écrire">ici</a> <span lang="en">here</span></p>' +
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>";
    expect(cleanHtml(html)).toBe(html);
  });

  test("a link to a new tab tells it nothing of this one; other targets go", () => {
    expect(cleanHtml('<a href="https://a.example" target="_blank" rel="opener">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(cleanHtml('<a href="/a" target="_top" onclick="x()">a</a>')).toBe('<a href="/a">a</a>');
  });

  test("nothing but a paragraph or heading is aligned, and in no other way", () => {
    const html = '<p data-align="justify">a</p><p style="text-align:center">b</p><li data-align="end">c</li>';
    expect(cleanHtml(html)).toBe("<p>a</p><p>b</p><li>c</li>");
  });

  test("bold, italic and stray headings become their allowed kin", () => {
    expect(cleanHtml("<h1>a</h1><b>b</b><i>c</i><h6>d</h6>")).toBe("<h2>a</h2><strong>b</strong><em>c</em><h4>d</h4>");
  });

  test.each(htmlAttacks)("[§3] %s", (html) => {
    const clean = cleanHtml(html);
    const unquoted = clean.replace(/"[^"]*"/g, '""');
    expect(clean).not.toMatch(
      /<(?!\/?(p|h[234]|ul|ol|li|blockquote|strong|em|a|br|hr|table|thead|tbody|tr|th|td|sup|sub|span)[\s/>])/i,
    );
    expect(unquoted).not.toMatch(/<[^>]*\s(on\w+|style|src|srcdoc|action|formaction|id|class|name)\s*=/i);
    expect(clean).not.toMatch(/href\s*=\s*["']?\s*(javascript|data|vbscript|file|blob|\/\/)/i);
    expect(clean).not.toContain("\\evil");
    expect(cleanHtml(clean)).toBe(clean);
  });
});
