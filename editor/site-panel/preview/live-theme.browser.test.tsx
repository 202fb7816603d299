import { afterEach, expect, test } from "vitest";

import { themeProperties, themeSheet } from "#renderer/theme/theme-sheet.ts";

import { LiveTheme } from "./live-theme.ts";

const [blue, green] = ["rgb(17, 51, 170)", "rgb(0, 102, 0)"];
const theme = (colour: string, others = {}) => themeProperties({ COLOR_PRIMARY: colour, ...others }, []);

/** A page in a frame, with rules and elements of its own. */
function pageWith(css: string, html: string, sheet = themeSheet({}, [])): Document {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error("A frame has a document");
  addSheet(page, sheet).id = "theme";
  addSheet(page, css);
  const root = page.createElement("div");
  root.className = "page";
  root.append(page.createRange().createContextualFragment(html));
  page.body.append(root);
  return page;
}

function addSheet(page: Document, css: string): HTMLStyleElement {
  const sheet = page.createElement("style");
  sheet.textContent = css;
  page.head.append(sheet);
  return sheet;
}

function styleOf(page: Document, selector: string, pseudo?: string): CSSStyleDeclaration {
  const element = page.querySelector(selector);
  const style = element && page.defaultView?.getComputedStyle(element, pseudo);
  if (!style) throw new Error(`Nothing is ${selector}`);
  return style;
}

const inherited = (page: Document): string => styleOf(page, ".page").getPropertyValue("--color-primary").trim();

afterEach(() => document.querySelectorAll("iframe").forEach((frame) => frame.remove()));

test("faces of a page that is previewed are shown however late they come", () => {
  const page = pageWith('@font-face{font-family:"Vigne";font-display:optional;src:url("/vigne.woff2")}', "");
  new LiveTheme(page).show(theme("#006600"));
  expect([...page.fonts].map(({ display }) => display)).toEqual(["swap"]);
});

test("the first theme is written into the page's own; a colour that changes then reaches those alone that use it", () => {
  const page = pageWith(".a{color:var(--color-primary)}", '<p class="a">1</p>');
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  expect([inherited(page), styleOf(page, ".a").color]).toEqual(["#006600", green]);
  shown.show(theme("#1133aa"));
  expect([inherited(page), styleOf(page, ".a").color]).toEqual(["#006600", blue]);
  shown.writeWhole();
  expect(inherited(page)).toBe("#1133aa");
});

test("a colour that nobody has chosen is the page's own one, as visitors have it", () => {
  const page = pageWith(
    "@layer base{.page{--color-primary:#1133aa;--dark:var(--color-primary)}}.a{color:var(--color-primary)}.b{color:var(--dark)}",
    '<p class="a">1</p><p class="b">2</p>',
  );
  const shown = new LiveTheme(page);
  shown.show(themeProperties({}, []));
  expect([styleOf(page, ".a").color, styleOf(page, ".b").color]).toEqual([blue, blue]);
  shown.show(theme("#006600"));
  expect([styleOf(page, ".a").color, styleOf(page, ".b").color]).toEqual([green, green]);
  shown.show(themeProperties({}, []));
  expect([styleOf(page, ".a").color, styleOf(page, ".b").color]).toEqual([blue, blue]);
});

test("a colour is followed wherever a page uses it: in layers, containers, scopes, states, drawn boxes and styles of its own", () => {
  const page = pageWith(
    `@layer blocks{.a{border:1px solid var(--color-primary)}@media (min-width:1px){.b{background:var(--color-primary)}}}
    @scope (.page){.c{color:var(--color-primary,red)}}
    .d::before{content:"";color:var(--color-primary)}.e:has(i){fill:var(--color-primary)}
    .page{--dark:color-mix(in srgb,var(--color-primary) 100%,red)}.f{color:var(--dark)}`,
    '<p class="a">1</p><p class="b"></p><p class="c"></p><p class="d"></p><p class="e"><i></i></p><p class="f"></p>' +
      '<p class="g" style="color:var(--color-primary)"></p>',
  );
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  shown.show(theme("#1133aa"));
  expect(styleOf(page, ".a").borderTopColor).toBe(blue);
  expect(styleOf(page, ".b").backgroundColor).toBe(blue);
  expect(styleOf(page, ".c").color).toBe(blue);
  expect(styleOf(page, ".d", "::before").color).toBe(blue);
  expect(styleOf(page, ".e").fill).toBe(blue);
  expect(styleOf(page, ".f").color).toMatch(/0\.0666\d+ 0\.2 0\.666\d+/);
  expect(styleOf(page, ".g").color).toBe(blue);
});

test("a part of the page that has another colour under the same name keeps it, and so does a rule that is stronger", () => {
  const page = pageWith(
    ".on-dark{--ink-primary:rgb(1, 2, 3)}.a{color:var(--ink-primary)}.plain{color:rgb(4, 5, 6)}",
    '<div class="on-dark"><p class="a in">1</p></div><p class="a out">2</p><p class="a plain">3</p>',
  );
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  shown.show(theme("#1133aa"));
  expect(styleOf(page, ".in").color).toBe("rgb(1, 2, 3)");
  expect(styleOf(page, ".out").color).toBe(blue);
  expect(styleOf(page, ".plain").color).toBe("rgb(4, 5, 6)");
});

test("what comes later has the colour, elements and sheets; one that is taken away is as the page has it by itself", () => {
  const page = pageWith(
    ".page{--color-menu-active:rgb(7, 8, 9)}.a{color:var(--color-menu-active)}",
    '<p class="a">1</p><p class="late"></p>',
  );
  const shown = new LiveTheme(page);
  shown.show(theme("#006600", { COLOR_MENU_ACTIVE: "#1133aa" }));
  addSheet(page, ".late{color:var(--color-primary)}");
  const added = page.createElement("p");
  added.className = "a added";
  page.querySelector(".page")?.append(added);
  shown.show(theme("#1133aa", { COLOR_MENU_ACTIVE: "#006600" }));
  expect([".a", ".added", ".late"].map((one) => styleOf(page, one).color)).toEqual([green, green, blue]);
  shown.show(theme("#1133aa"));
  expect(styleOf(page, ".a").color).toBe("rgb(7, 8, 9)");
});

test("what a page is on paper is none of it", () => {
  const page = pageWith(".a{color:var(--font-content-colour,var(--color-primary))}", '<p class="a">1</p>');
  addSheet(page, ".page{--font-content-colour:#000!important}").media = "print";
  addSheet(page, "@media print{.page{--font-content-colour:#000!important}}");
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  shown.show(theme("#1133aa"));
  expect(styleOf(page, ".a").color).toBe(blue);
});

test("sizes and fonts are written into the page's theme as they change, and nothing fades between colours", () => {
  const page = pageWith(".a{color:var(--color-primary);transition:color 9s}", '<p class="a">1</p>');
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  expect(styleOf(page, ".a").color).toBe(green);
  shown.show(theme("#1133aa", { LOGO_HEIGHT: "77" }));
  expect(styleOf(page, ".a").color).toBe(blue);
  expect(styleOf(page, ".page").getPropertyValue("--logo-height")).toBe("77px");
});

test("while a colour is tried, what is seen has it at once and the rest once nothing changes any more, or somebody comes to the page", async () => {
  const far = '<p class="a" style="margin-top:5000px">far</p>';
  const page = pageWith(
    ".a{color:var(--color-primary)}.b i::before{content:'';color:var(--color-primary)}",
    `<p class="a near">1</p><p class="b"><i></i></p>${far}`,
  );
  const [near, wide] = [() => styleOf(page, ".near").color, () => styleOf(page, ".a:not(.near)").color];
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  shown.show(theme("#1133aa"));
  expect([near(), styleOf(page, ".b i", "::before").color, wide()]).toEqual([blue, blue, green]);
  await expect.poll(wide).toBe(blue);
  expect([near(), styleOf(page, ".b i", "::before").color]).toEqual([blue, blue]);
  expect(page.querySelector(".near")?.hasAttribute("style")).toBe(false);

  shown.show(theme("#006600"));
  expect([near(), wide()]).toEqual([green, blue]);
  page.dispatchEvent(new Event("scroll"));
  expect([near(), wide()]).toEqual([green, green]);
});

test("a group without a box of its own gives its colour to what it holds at once", () => {
  const page = pageWith(
    ".a{display:contents;color:var(--color-primary)}",
    '<div class="a"><p>1</p></div><div class="a" hidden><p>2</p></div>',
  );
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  shown.show(theme("#1133aa"));
  expect(styleOf(page, ".a p").color).toBe(blue);
});

test("a page without a theme takes none", () => {
  const page = pageWith(".a{color:var(--color-primary,rgb(1, 2, 3))}", '<p class="a">1</p>', "");
  new LiveTheme(page).show(theme("#1133aa"));
  expect(styleOf(page, ".a").color).toBe("rgb(1, 2, 3)");
});

test("a colour is told to those alone that look different for it: the first that is tried shows which", () => {
  const page = pageWith(
    ".a{color:var(--color-primary)}.plain{color:red}.hidden{visibility:hidden}.b::before{content:'';color:var(--color-primary)}",
    '<p class="a in">1</p><p class="a plain">2</p><p class="a hidden">3</p><p class="b">4</p>',
  );
  const shown = new LiveTheme(page);
  shown.show(theme("#006600"));
  shown.show(theme("#1133aa"));
  expect(styleOf(page, ".in").color).toBe(blue);
  shown.show(theme("#006600"));
  const told = (selector: string) => page.querySelector(selector)?.getAttribute("style") ?? "";
  expect([".in", ".b"].map(told).join()).toMatch(/#006600.*,.*#006600/);
  expect([".plain", ".hidden"].map(told).join()).not.toContain("#006600");
  expect([styleOf(page, ".in").color, styleOf(page, ".b", "::before").color]).toEqual([green, green]);
  // Somebody comes to the page: all have it, and others may be seen.
  page.dispatchEvent(new Event("pointerover"));
  expect([".in", ".plain", ".hidden", ".b"].map(told)).toEqual(["", "", "", ""]);
  expect(styleOf(page, ".hidden").color).toBe(green);
  page.querySelector(".hidden")?.classList.remove("hidden");
  shown.show(theme("#1133aa"));
  expect(page.querySelectorAll('[style*="#1133aa"]')).toHaveLength(4);
});
