import { describe, expect, test } from "vitest";

import { pageConsent } from "./page-elsewhere.ts";
import { pageSecurityHeaders } from "./page-headers.ts";
import { trackerHosts } from "#schemas/site/trackers.ts";

const parameters = {
  MATOMO_URL: "https://stats.estate.test",
  MATOMO_SITE_ID: "1",
  GOOGLE_ANALYTICS_ID: "G-AB12CD34EF",
};
const page = (zone: "public" | "private", status = 200) => ({ parameters, facts: { zone }, status });

describe("[§9 consent-banner] trackers of a page", () => {
  test("pages of everybody have them, and their hosts in their policy, each where it is needed", () => {
    const consent = pageConsent(page("public"), false);
    const policy = pageSecurityHeaders({ trackers: consent && trackerHosts(consent.trackers) })[
      "Content-Security-Policy"
    ];
    expect(policy).toContain("script-src 'self' https://stats.estate.test https://www.googletagmanager.com;");
    expect(policy).toContain(
      "connect-src 'self' https://stats.estate.test https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;",
    );
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|google-analytics|\*)/);
  });

  test("a customer's own pages, administrators' and a site that is away have none", () => {
    expect(pageConsent(page("private"), false)).toBeNull();
    expect(pageConsent(page("public"), true)).toBeNull();
    expect(pageConsent(page("public", 503), false)).toBeNull();
    expect(pageConsent(page("public", 404), false)).not.toBeNull();
  });

  test("without trackers the policy names nobody else", () => {
    expect(pageConsent({ ...page("public"), parameters: {} }, false)).toBeNull();
    expect(pageSecurityHeaders()["Content-Security-Policy"]).toMatch(/script-src 'self'; connect-src 'self';/);
  });
});
