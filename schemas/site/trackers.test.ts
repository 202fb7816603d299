import { describe, expect, test } from "vitest";

import { findParameter } from "./parameters/catalogue.ts";
import { parseText } from "./parameters/parse-value.ts";
import { hasTrackers } from "./has-trackers.ts";
import { consentOf, trackerHosts } from "./trackers.ts";

const all = {
  MATOMO_URL: "https://stats.estate.test/matomo",
  MATOMO_SITE_ID: "3",
  GOOGLE_ANALYTICS_ID: "G-AB12CD34EF",
  CLARITY_ID: "ab12cd34ef",
  PLAUSIBLE_DOMAIN: "estate.test",
  TAG_MANAGER_IDS: "GTM-AB12CD3\nGTM-ZZ99YY8\nGTM-AB12CD3",
  FACEBOOK_PIXEL_ID: "123456789012345",
};

/** What would leave the attribute, the address or the directive that an id is put into. */
const hostile = [
  "'><script>alert(1)</script>",
  "G-AB12CD34EF');alert(1)//",
  "https://stats.estate.test/;script-src *",
  "https://stats.estate.test/ https://evil.test",
  "https://stats.estate.test@evil.test/",
  "https://evil.test/../../x",
  "http://stats.estate.test",
  "javascript:alert(1)",
  "//evil.test",
  "https://stats.estate.test:65536/",
  "plausible.io/evil",
  "a.b;script-src *",
  "1\n2",
  "GTM-AB12CD3,GTM-'",
  "\u2028",
];

describe("[§9 consent-banner] trackers", () => {
  test("none is there until it is set up", () => {
    expect(consentOf({})).toBeNull();
    expect(consentOf({ PLAUSIBLE_HOST: "stats.estate.test", MATOMO_EMAIL_DIMENSION: "2" })).toBeNull();
    // Half of what it needs.
    expect(consentOf({ MATOMO_URL: "https://stats.estate.test" })).toBeNull();
    expect(consentOf({ MATOMO_SITE_ID: "3" })).toBeNull();
  });

  test("each has its own values, in French for 6 months unless the estate says otherwise", () => {
    expect(consentOf(all)).toEqual({
      language: "fr_FR",
      months: 6,
      trackers: {
        matomo: { url: "https://stats.estate.test/matomo/", site: "3", emailDimension: "1" },
        gtag: { id: "G-AB12CD34EF" },
        clarity: { id: "ab12cd34ef" },
        plausible: { domain: "estate.test", host: "plausible.io" },
        googletagmanager: { ids: ["GTM-AB12CD3", "GTM-ZZ99YY8"] },
        facebookpixel: { id: "123456789012345" },
      },
    });
    expect(consentOf({ ...all, CONSENT_LANGUAGE: "visitor", COOKIE_CONSENT_MONTHS: "13" })).toMatchObject({
      language: "visitor",
      months: 13,
    });
    expect(consentOf({ ...all, COOKIE_CONSENT_MONTHS: "14" })?.months).toBe(6);
    expect(consentOf({ ...all, COOKIE_CONSENT_MONTHS: null })?.months).toBe(6);
    expect(consentOf({ ...all, MATOMO_EMAIL_DIMENSION: "2" })?.trackers.matomo?.emailDimension).toBe("2");
    expect(consentOf({ ...all, MATOMO_EMAIL_DIMENSION: null })?.trackers.matomo?.emailDimension).toBeNull();
  });

  test.each(Object.keys(all).concat("PLAUSIBLE_HOST"))("%s takes no id that could become something else", (type) => {
    const definition = findParameter(type);
    if (!definition) throw new Error(type);
    for (const value of hostile) {
      expect(parseText(definition, value).ok, `${type} ${value}`).toBe(false);
      // Stored by another hand, it is none.
      const trackers = JSON.stringify(
        consentOf({ [type]: value, MATOMO_SITE_ID: "3", ...(type === "MATOMO_SITE_ID" && { [type]: value }) }),
      );
      expect(trackers, `${type} ${value}`).not.toContain(JSON.stringify(value).slice(1, -1));
    }
    expect(parseText(definition, "").ok).toBe(true);
  });

  test("a refusal shows what would fit", () => {
    const definition = findParameter("GOOGLE_ANALYTICS_ID");
    expect(definition && parseText(definition, "UA-123456-1")).toEqual({
      ok: false,
      error: [{ key: "", messageKey: "key.example", values: { example: "G-AB12CD34EF" } }],
    });
  });

  test("a view can tell whether there is any, without the catalogue", () => {
    for (const [type, value] of Object.entries(all)) {
      const set = { [type]: value, ...(type === "MATOMO_SITE_ID" && { MATOMO_URL: all.MATOMO_URL }) };
      expect(hasTrackers(set), type).toBe(consentOf(set) !== null);
    }
    expect([hasTrackers({}), hasTrackers({ MATOMO_SITE_ID: "3" }), hasTrackers({ CLARITY_ID: null })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasTrackers(all)).toBe(true);
  });

  test("an address that no browser can read is none: the hosts of pages are made of it", () => {
    const trackers =
      consentOf({ MATOMO_URL: "https://stats.estate.test:65536", MATOMO_SITE_ID: "3", CLARITY_ID: "ab12cd34ef" })
        ?.trackers ?? {};
    expect(trackerHosts(trackers).script).toEqual(["https://*.clarity.ms"]);
  });

  test("hosts are those of what is set up, and no others", () => {
    const hosts = (parameters: Record<string, string>) => trackerHosts(consentOf(parameters)?.trackers ?? {});
    expect(hosts({})).toEqual({ script: [], connect: [] });
    expect(hosts({ PLAUSIBLE_DOMAIN: "estate.test" })).toEqual({
      script: ["https://plausible.io"],
      connect: ["https://plausible.io"],
    });
    expect(hosts({ MATOMO_URL: "https://stats.estate.test:8443/a/b", MATOMO_SITE_ID: "1" })).toEqual({
      script: ["https://stats.estate.test:8443"],
      connect: ["https://stats.estate.test:8443"],
    });
    const every = hosts(all);
    expect(every.script).toHaveLength(5);
    for (const source of [...every.script, ...every.connect])
      expect(source).toMatch(/^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/);
  });
});
