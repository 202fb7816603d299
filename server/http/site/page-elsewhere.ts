import { type Consent, consentOf, trackerHosts } from "#schemas/site/trackers.ts";
import { appContext } from "#server/context.ts";

import type { CustomCode } from "./custom-code.ts";
import type { PagePlan } from "./plan-page.ts";
import type { SitePage } from "./stored-page.ts";

interface Planned extends Pick<PagePlan, "parameters" | "status"> {
  readonly facts: Pick<PagePlan["facts"], "zone">;
}

/**
 * The trackers that a page may start once a visitor agrees (ADR 082). Pages for one person have none: the account, the
 * cart and the order stay between the customer and the estate. Administrators aren't measured, nor is a site that is
 * away.
 */
export function pageConsent({ parameters, facts, status }: Planned, isAdministrator: boolean): Consent | null {
  return facts.zone === "public" && !isAdministrator && status < 500 ? consentOf(parameters) : null;
}

/** What of a page may lie on other hosts, for its security policy. */
export function elsewhere(
  { facts }: Planned,
  { hosts }: CustomCode,
  consent: Consent | null,
): Pick<SitePage, "hosts" | "trackers" | "paysAt"> {
  return {
    hosts,
    trackers: consent && trackerHosts(consent.trackers),
    paysAt: facts.zone === "private" ? (appContext().drivers.payment?.origin ?? null) : null,
  };
}
