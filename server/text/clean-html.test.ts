import { describe, expect, test } from "vitest";

import { cleanHtml } from "./clean-html.ts";

describe("cleanHtml", () => {
  test("keeps what the editor makes", () => {
    const html =
      "<h2>Le chai</h2><p>Un <strong>beau</strong> <em>millésime</em>, n<sup>o</sup> 1.<br /></p>" +
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

  test("bold, italic and stray headings become their allowed kin", () => {
    expect(cleanHtml("<h1>a</h1><b>b</b><i>c</i><h6>d</h6>")).toBe("<h2>a</h2><strong>b</strong><em>c</em><h4>d</h4>");
  });

  test.each(attacks())("[§3] %s", (html) => {
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

function attacks(): string[] {
  return [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)><script>alert(1)</script></svg>",
    "<svg><style><img src=x onerror=alert(1)></style></svg>",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    "<math><annotation-xml encoding='text/html'><script>alert(1)</script></annotation-xml></math>",
    "<a href='javascript:alert(1)'>x</a>",
    "<a href='JaVaScRiPt:alert(1)'>x</a>",
    "<a href='java\nscript:alert(1)'>x</a>",
    "<a href='java&#10;script:alert(1)'>x</a>",
    "<a href='&#106;avascript:alert(1)'>x</a>",
    "<a href='\u0001javascript:alert(1)'>x</a>",
    "<a href=' javascript:alert(1)'>x</a>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
    "<a href='vbscript:msgbox(1)'>x</a>",
    "<a href='//evil.example'>x</a>",
    "<a href='/\\evil.example' onmouseover=alert(1)>x</a>",
    "<p onclick=alert(1) style='background:url(javascript:alert(1))' id=x class=y>x</p>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>",
    "<form action=javascript:alert(1)><button formaction=javascript:alert(1)>x</button></form>",
    "<input autofocus onfocus=alert(1)><select autofocus onfocus=alert(1)><option>x",
    "<details open ontoggle=alert(1)><summary>x</summary></details>",
    "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>",
    "<body onload=alert(1)><html><head><base href=//evil.example>",
    "<meta http-equiv=refresh content='0;url=javascript:alert(1)'><link rel=import href=//evil.example>",
    "<style>@import url(//evil.example);</style>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
    "<noembed><img src=x onerror=alert(1)></noembed><noframes><img src=x onerror=alert(1)></noframes>",
    "<textarea><img src=x onerror=alert(1)></textarea>",
    "<template><img src=x onerror=alert(1)></template>",
    "<title><img src=x onerror=alert(1)></title>",
    "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
    "<!--><img src=x onerror=alert(1)>-->",
    "<![CDATA[<img src=x onerror=alert(1)>]]>",
    "<?xml version='1.0'?><img src=x onerror=alert(1)>",
    "<a href=x title='\"><img src=x onerror=alert(1)>'>x</a>",
    "<span lang='\"><script>alert(1)</script>'>x</span>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>",
    "<table><td><script>alert(1)</script></td></table>",
    "<isindex type=image src=1 onerror=alert(1)>",
    "<marquee onstart=alert(1)>x</marquee>",
    "<a xlink:href='javascript:alert(1)'>x</a>",
    "<p/onclick=alert(1)>x",
    "<<p>script>alert(1)<</p>/script>",
    "<a href=\"https://a.example/?q=<script>\" title='<b>'>x</a>",
    "<dialog open><p>x</p></dialog><portal src=x>",
    "<p>\u2028\u0000<scr\0ipt>alert(1)</scr\0ipt></p>",
    "<div contenteditable onfocus=alert(1) tabindex=1>x</div>",
    "<custom-element onclick=alert(1)>x</custom-element>",
  ];
}
