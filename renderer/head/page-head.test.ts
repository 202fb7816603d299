import { describe, expect, test } from "vitest";

import { sampleAddress } from "#blocks/kit/content-samples.ts";
import { samplePicture } from "#blocks/kit/samples.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import { linkedDataProblems } from "#tests/setup/schema-org.ts";

import type { HeadFacts } from "../page/page-document.ts";
import { headHtml } from "./head-html.ts";
import { pageHead } from "./page-head.ts";

const page: PageFacts = {
  id: 4,
  type: "content",
  locale: "en_US",
  path: "/en_US/nos-cuvees",
  alternates: { fr_FR: "/nos-cuvees", en_US: "/en_US/our-wines" },
  zone: "public",
};

const theme = {
  parameters: { COMPANY_NAME: "Domaine Clairveille", INSTAGRAM_URL: "https://social.example/clairveille" },
  fonts: [],
};

function build(more: Partial<HeadFacts> = {}, parameters: Readonly<Record<string, string>> = {}) {
  const facts: HeadFacts = {
    title: "Our wines",
    description: "Eight wines",
    siteName: "Domaine Clairveille",
    origin: "https://www.example.com",
    canonical: "/en_US/our-wines",
    image: null,
    subject: null,
    crumbs: [
      { name: "Home", path: "/en_US" },
      { name: "Our wines", path: "/en_US/our-wines" },
    ],
    site: { isWinemaker: true, isECommerce: true, defaultLang: "fr_FR" },
    ...more,
  };
  const head = pageHead(facts, page, { ...theme, parameters: { ...theme.parameters, ...parameters } });
  const things = head.tags
    .filter(({ tag }) => tag === "script")
    .map(({ text }) => JSON.parse(text ?? "") as { "@type": string });
  return { head, html: headHtml(head), things };
}

describe("[§2] a page's head", () => {
  test("has title, description, canonical and alternate links with x-default", () => {
    const { html } = build();
    expect(html).toContain("<title>Our wines – Domaine Clairveille</title>");
    expect(html).toContain('name="description" content="Eight wines"');
    expect(html).toContain('rel="canonical" href="https://www.example.com/en_US/our-wines"');
    expect(html).toContain('hreflang="fr-FR" href="https://www.example.com/nos-cuvees"');
    expect(html).toContain('hreflang="x-default" href="https://www.example.com/nos-cuvees"');
    expect(html).toContain('property="og:url" content="https://www.example.com/en_US/our-wines"');
  });

  test("names the picture that stands for it with its size, or the card that does", () => {
    const image = samplePicture({ path: "house.jpg", width: 2000, height: 1333, alt: "La maison" });
    const { html } = build({ image });
    expect(html).toContain('property="og:image" content="https://www.example.com/images/1080/house.jpg.jpeg"');
    expect(html).toMatch(
      /og:image:width" content="1080">\n.*og:image:height" content="720">\n.*alt" content="La maison"/,
    );
    const shared = build({ image, card: "/images/share/0/site.jpeg" }).html;
    expect(shared).toContain('property="og:image" content="https://www.example.com/images/share/0/site.jpeg"');
    expect(shared).toMatch(/og:image:width" content="1200">\n.*og:image:height" content="630">/);
    expect(shared).toContain('name="twitter:card" content="summary_large_image"');
  });

  test("names an icon for telephones' screens beside the site's own", () => {
    const { html } = build({ icon: "/media/favicon.svg" });
    expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
    expect(build().html).not.toContain("apple-touch-icon");
  });

  test("doesn't say the site's name twice", () => {
    expect(build({ title: "Domaine Clairveille, wines" }).head.title).toBe("Domaine Clairveille, wines");
  });

  test("keeps a page without a canonical address out of search engines", () => {
    const { html, things } = build({ canonical: null });
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain("hreflang=");
    expect(things).toEqual([]);
  });

  test("names the news feed of its language", () => {
    expect(build().html).toContain('type="application/rss+xml" href="/en_US/rss.xml"');
  });

  test("text from outside ends neither a tag nor a script", () => {
    const evil = '</title></script><script>alert(1)</script>"';
    const { html } = build({
      title: evil,
      crumbs: [
        { name: evil, path: "/" },
        { name: evil, path: "/x" },
      ],
    });
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
});

describe("linked data", () => {
  test("names the estate with its profiles, and the way to the page", () => {
    const { things } = build();
    expect(things).toMatchObject([
      { "@type": "Winery", name: "Domaine Clairveille", sameAs: ["https://social.example/clairveille"] },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ position: 1 }, { position: 2, item: { "@id": "https://www.example.com/en_US/our-wines" } }],
      },
    ]);
  });

  test("a news item is an article by the estate", () => {
    const value = {
      id: 1,
      slug: "x",
      title: "First buds",
      summary: "Early",
      text: "",
      date: "2026-04-02",
      promoted: false,
      image: null,
      url: "/en_US/news/x/1",
    };
    expect(build({ subject: { call: "getNews", value } }).things[1]).toMatchObject({
      "@type": "Article",
      headline: "First buds",
      datePublished: "2026-04-02",
      publisher: { "@id": "https://www.example.com/#winery" },
    });
  });

  test("a product has an offer for each declination, with the price to pay and its availability", () => {
    const declination = { reference: "T-22", finalPrice: 12.5, year: 2022, setQuantity: true, quantity: 0 };
    const value = {
      name: "Les Terrasses",
      summary: "",
      image: null,
      url: "/wines/les-terrasses/1",
      appellation: "",
      declinations: [declination],
    };
    const product = build({ subject: { call: "getProduct", value } }).things[1];
    expect(product).toMatchObject({
      "@type": "Product",
      offers: [{ price: "12.50", priceCurrency: "EUR", availability: "https://schema.org/OutOfStock", sku: "T-22" }],
    });
  });
});

describe("the estate's linked data", () => {
  const head = { logo: "/media/logo.svg", siteCard: "/images/share/0/site.jpeg" };

  test("[§7] tells where it is, on the map too, and when its cellar is open, by its own addresses", () => {
    const shop = sampleAddress({ id: 2, type: [{ id: 5, value: "SHOP", label: "Boutique" }], city: "Ailleurs" });
    const [winery] = build({ ...head, places: [shop, sampleAddress()] }).things;
    expect(winery).toMatchObject({
      "@type": "Winery",
      logo: "https://www.example.com/media/logo.svg",
      image: "https://www.example.com/images/share/0/site.jpeg",
      address: {
        "@type": "PostalAddress",
        streetAddress: "2 chemin des Murets",
        postalCode: "00000",
        addressLocality: "Montclair-sur-Orbrie",
        addressCountry: "FR",
      },
      geo: { "@type": "GeoCoordinates", latitude: 44.25, longitude: 4.6 },
    });
    const hours = (winery as { openingHoursSpecification?: readonly object[] }).openingHoursSpecification;
    expect(hours).toHaveLength(4);
    expect(hours?.[1]).toEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Tuesday",
      opens: "14:00",
      closes: "18:30",
    });
    expect(linkedDataProblems(winery ?? {})).toEqual([]);
  });

  test("[§3] where no place tells its own hours, the estate's are told, with their remark in the page's language", () => {
    const hours = {
      OPENING_HOURS_TUESDAY: "10:00-12:00, 14:00-18:00",
      OPENING_HOURS_SUNDAY: '10:00-13:00 ({"fr_FR":"en été","en_US":"in summer"})',
      OPENING_HOURS_MONDAY: "closed",
      OPENING_HOURS_FRIDAY: '({"fr_FR":"sur rendez-vous"})',
    };
    const tuesday = { "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Tuesday" };
    const sunday = { "@type": "OpeningHoursSpecification", dayOfWeek: "https://schema.org/Sunday" };
    const silent = sampleAddress({ openingHours: [] });
    for (const places of [[], [silent]]) {
      const [winery] = build({ ...head, places }, hours).things;
      expect(winery).toMatchObject({
        openingHoursSpecification: [
          { ...tuesday, opens: "10:00", closes: "12:00" },
          { ...tuesday, opens: "14:00", closes: "18:00" },
          { ...sunday, opens: "10:00", closes: "13:00", description: "in summer" },
        ],
      });
      expect(linkedDataProblems(winery ?? {})).toEqual([]);
    }
    const [own] = build({ ...head, places: [sampleAddress()] }, hours).things;
    expect(JSON.stringify(own)).not.toContain("Sunday");
    const organization = build({ site: { isWinemaker: false, isECommerce: true, defaultLang: "fr_FR" } }, hours);
    expect(JSON.stringify(organization.things[0])).not.toContain("openingHours");
  });

  test("without addresses it says what the company's parameters say, and makes nothing up", () => {
    const text = JSON.stringify(build().things[0]);
    for (const name of ["geo", "openingHours", "logo", "image"]) expect(text).not.toContain(`"${name}`);
  });
});
