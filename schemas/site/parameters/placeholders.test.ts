import { expect, test } from "vitest";

import { fillPlaceholders } from "./placeholders.ts";

test("[§3 legal-placeholders] legal texts have placeholders for company values", () => {
  const values = { COMPANY_NAME: "Domaine & fils", COMPANY_SIRET: null, COLOR_PRIMARY: "#000" };
  const html = "<p>{{COMPANY_NAME}}, {{ COMPANY_NAME }}: {{COMPANY_SIRET}}{{COMPANY_RCS}}.</p>";
  expect(fillPlaceholders(html, values, "en_US")).toBe(
    "<p>Domaine &amp; fils, Domaine &amp; fils: [SIRET number][Trade register number (RCS)].</p>",
  );
});

test("[§3] a company value can't bring markup into a legal text", () => {
  expect(fillPlaceholders("{{COMPANY_NAME}}", { COMPANY_NAME: `<img src=x onerror="a('')">` }, "fr_FR")).toBe(
    "&lt;img src=x onerror=&quot;a(&#39;&#39;)&quot;&gt;",
  );
});

test("[§3] what names no company value stays", () => {
  expect(fillPlaceholders("{{COLOR_PRIMARY}} {{x}} {COMPANY_NAME}", { COLOR_PRIMARY: "#000" }, "fr_FR")).toBe(
    "{{COLOR_PRIMARY}} {{x}} {COMPANY_NAME}",
  );
});

test("[§3] what the estate has not filled in is named in brackets, in the page's language", () => {
  expect(fillPlaceholders("Capital : {{COMPANY_SHARE_CAPITAL}}", { COMPANY_SHARE_CAPITAL: " " }, "fr_FR")).toBe(
    "Capital : [Capital social]",
  );
});

test("[§3] a share capital reads the way of the text's language", () => {
  const values = { COMPANY_SHARE_CAPITAL: "50 000 €" };
  expect(fillPlaceholders("{{COMPANY_SHARE_CAPITAL}}", values, "fr_FR")).toBe("50\u202f000\u00a0€");
  expect(fillPlaceholders("{{COMPANY_SHARE_CAPITAL}}", values, "en_US")).toBe("€50,000");
});

test("[§3] phone and e-mail become links, but not within one, nor while they are unknown", () => {
  const values = { COMPANY_PHONE: "+33 (0)4 00 00 00 00", COMPANY_EMAIL: "bonjour@domaine.example" };
  expect(fillPlaceholders("<p>{{COMPANY_PHONE}} · {{ COMPANY_EMAIL }}</p>", values, "fr_FR")).toBe(
    '<p><a href="tel:+33400000000">+33 (0)4\u00a000\u00a000\u00a000\u00a000</a> · <a href="mailto:bonjour@domaine.example">bonjour@domaine.example</a></p>',
  );
  const linked =
    '<a title="a > b" href="mailto:{{COMPANY_EMAIL}}">{{COMPANY_EMAIL}}</a> <abbr>{{COMPANY_EMAIL}}</abbr>';
  expect(fillPlaceholders(linked, values, "fr_FR")).toBe(
    '<a title="a > b" href="mailto:bonjour@domaine.example">bonjour@domaine.example</a> ' +
      '<abbr><a href="mailto:bonjour@domaine.example">bonjour@domaine.example</a></abbr>',
  );
  expect(fillPlaceholders("{{COMPANY_EMAIL}}", {}, "en_US")).toBe("[E-mail address]");
});
