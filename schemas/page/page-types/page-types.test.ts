import { describe, expect, test } from "vitest";

import { checkLayout } from "../invariants.ts";
import { missingRequired } from "../required-blocks.ts";
import { buildPath } from "./build-path.ts";
import { findPageType, pageTypes } from "./catalogue.ts";
import { matchPath } from "./match-path.ts";
import { newsDetail } from "./news-detail.ts";
import type { PageParams, PageType } from "./page-type.ts";
import { readPattern } from "./path-pattern.ts";

/** Page types as later issues bring them, to show the rules that today's few don't reach. */
const shop: readonly PageType[] = [
  type("product-detail", "/products/:slug?/:id", { slug: "slug", id: "id" }),
  type("product-search", "/products/search", {}),
  type("wine-year", "/wines/:slug/:id/:year", { slug: "slug", id: "id", year: "year" }),
  type("wine-declination", "/wines/:slug/:id/detail/:idDeclination", { slug: "slug", id: "id", idDeclination: "id" }),
  type("customize", "/products/:slug?/:id?/:idDeclination/customize", { slug: "slug", id: "id", idDeclination: "id" }),
  type("cart-success", "/cart/success/:id?", { id: "id" }),
];

function type(slug: string, pattern: string, params: PageType["params"]): PageType {
  return { ...newsDetail, slug, pattern, params };
}

function matched(path: string, types: readonly PageType[] = shop): unknown {
  const match = matchPath(path, types);
  return match === null ? null : [match.pageType.slug, match.params];
}

describe("matchPath", () => {
  test.each([
    ["/", "home"],
    ["/actualites", "news-list"],
    ["/nos-cuvees", "product-list"],
    ["/news/4", "news-detail"],
    ["/news/premiers-bourgeons/4", "news-detail"],
    ["/albums/vendanges/2", "album-detail"],
    ["/wines/3", "wine-detail"],
    ["/wines/les-terrasses/3", "wine-detail"],
    ["/wines/les-terrasses/3/2022", "wine-year"],
    ["/wines/les-terrasses/3/detail/8", "wine-declination"],
    ["/products/coffret/9", "product-page"],
    ["/products/search", "product-search"],
    ["/products/9/customize", "product-customize"],
    ["/products/4/9/customize", "product-customize"],
    ["/products/magnum/4/9/customize", "product-customize"],
    ["/blog", "blog-list"],
    ["/blog/4", "blog-article"],
    ["/blog/folder/4", "blog-folder"],
    ["/blog/folder/la-cave/4", "blog-folder"],
    ["/services", "service-list"],
    ["/services/visite/4", "service-detail"],
    ["/realisations", "realisation-list"],
    ["/elements/realisation/4", "element-detail"],
    ["/elements/realisation/la-voute/4", "element-detail"],
    ["/newsletter", "newsletter"],
    ["/contact", "contact"],
    ["/cookie-policy", "cookie-policy"],
    ["/privacy-policy", "privacy-policy"],
    ["/legal-notice", "legal-notice"],
    ["/sale-terms", "sale-terms"],
    ["/use-terms", "use-terms"],
  ])("[§2] %s is a page of type %s", (path, slug) => {
    expect(matchPath(path, pageTypes)?.pageType.slug).toBe(slug);
  });

  test.each([
    ["/cart/address", "cart-address"],
    ["/cart/shipping", "cart-shipping"],
    ["/cart/payment", "cart-payment"],
    ["/cart/success", "cart-success"],
    ["/cart/success/8", "cart-success"],
    ["/order/cancel", "order-cancel"],
    ["/order/error", "order-error"],
    ["/order/success", "order-success"],
    ["/order/stripe/result", "order-payment-result"],
  ])("[§2 checkout-routes] %s is a page of type %s", (path, slug) => {
    expect(matchPath(path, pageTypes)?.pageType).toMatchObject({ slug, zone: "private" });
  });

  test("[PT1] a literal segment outranks a parameter, whatever the order of the catalogue", () => {
    expect(matched("/products/search")).toEqual(["product-search", {}]);
    expect(matched("/products/search/12")).toEqual(["product-detail", { slug: "search", id: "12" }]);
    expect(matched("/products/12", shop.toReversed())).toEqual(["product-detail", { id: "12" }]);
    expect(matched("/wines/rouge/3/2020")).toEqual(["wine-year", { slug: "rouge", id: "3", year: "2020" }]);
    expect(matched("/wines/rouge/3/detail/7")).toEqual([
      "wine-declination",
      { slug: "rouge", id: "3", idDeclination: "7" },
    ]);
  });

  test("[PT2] optional parameters may be left out, in the middle too; a slug needs the id that it stands before", () => {
    expect(matched("/products/5/customize")).toEqual(["customize", { idDeclination: "5" }]);
    expect(matched("/products/4/5/customize")).toEqual(["customize", { id: "4", idDeclination: "5" }]);
    expect(matched("/products/box/5/customize")).toBeNull();
    expect(matched("/products/box/4/5/customize")).toEqual(["customize", { slug: "box", id: "4", idDeclination: "5" }]);
    expect(matched("/cart/success")).toEqual(["cart-success", {}]);
    expect(matched("/cart/success/8")).toEqual(["cart-success", { id: "8" }]);
  });

  test.each([
    ["an id of zero", "/news/0"],
    ["a leading zero", "/news/04"],
    ["a sign", "/news/-4"],
    ["eleven digits", "/news/12345678901"],
    ["an id that no database holds", "/news/2147483648"],
    ["a fraction", "/news/4.5"],
    ["other digits", "/news/%D9%A4"],
    ["no id", "/news"],
    ["a trailing slash", "/news/4/"],
    ["an empty segment", "/news//4"],
    ["a slug with an escaped slash", "/news/a%2Fb/4"],
    ["a slug with an escaped backslash", "/news/a%5Cb/4"],
    ["dots", "/news/%2E%2E/4"],
    ["a NUL", "/news/%00/4"],
    ["no leading slash", "news/4"],
    ["nothing", ""],
    ["a very long path", `/news/${"a".repeat(2000)}/4`],
    ["a status page", "/not-found"],
  ])("[PT2] %s matches nothing", (_name, path) => {
    expect(matchPath(path, pageTypes)).toBeNull();
  });

  test.each(["/news/%/4", "/news/%E0%A4%A/4", "/news/%ff/4", "/%"])(
    "[PT3] %s is a broken escape and matches nothing",
    (path) => {
      expect(matchPath(path, pageTypes)).toBeNull();
    },
  );

  test("[PT3] segments are decoded once", () => {
    expect(matched("/news/ch%C3%A2teau%2520x/4", pageTypes)).toEqual(["news-detail", { slug: "château%20x", id: "4" }]);
  });
});

describe("buildPath", () => {
  test("[PT4] is the reverse of matchPath", () => {
    const samples: PageParams[] = [{ id: "4" }, { slug: "château rouge", id: "4" }, { slug: "a?b#c%", id: "12" }];
    for (const params of samples) {
      expect(matched(buildPath(newsDetail, params), pageTypes)).toEqual(["news-detail", params]);
    }
    expect(buildPath(newsDetail, { slug: "été", id: "4" })).toBe("/news/%C3%A9t%C3%A9/4");
    expect(findPageType("home")).toMatchObject({ pattern: "/" });
  });

  test("[PT4] throws for parameters that would not match", () => {
    expect(() => buildPath(newsDetail, {})).toThrow('"" is not a valid id');
    expect(() => buildPath(newsDetail, { id: "04" })).toThrow("not a valid id");
    expect(() => buildPath(newsDetail, { slug: "a/b", id: "4" })).toThrow("not a valid slug");
    expect(() => buildPath({ ...newsDetail, pattern: null }, { id: "4" })).toThrow("no path of its own");
  });
});

describe.each(pageTypes.map((pageType) => [pageType.slug, pageType] as const))("page type %s", (slug, pageType) => {
  test("[PT5] is consistent", () => {
    expect(findPageType(slug)).toBe(pageType);
    expect(pageTypes.filter((other) => other.slug === slug)).toHaveLength(1);
    const named = readPattern(pageType.pattern ?? "").flatMap((segment) => ("param" in segment ? [segment.param] : []));
    expect(named.toSorted()).toEqual(Object.keys(pageType.params).toSorted());
    expect(missingRequired(pageType.defaultLayout, pageType.requires)).toEqual([]);
    expect(checkLayout(pageType.defaultLayout, { get: () => undefined, required: pageType.requires })).toEqual([]);
    expect(Object.keys(pageType.label)).toEqual(["fr_FR", "en_US"]);
  });

  test("[PT5] can be opened with its sample parameters", () => {
    if (pageType.pattern === null) {
      expect(pageType.sampleParams).toEqual({});
      return;
    }
    const match = matchPath(buildPath(pageType, pageType.sampleParams), pageTypes);
    expect(match).toEqual({ pageType, params: pageType.sampleParams });
    if (pageType.subject)
      expect(pageType.subject.params(pageType.sampleParams)).toMatchObject({
        id: Number(pageType.sampleParams["id"] ?? 1),
      });
  });
});
