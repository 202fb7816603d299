import { text } from "../../fields/text.ts";
import type { Localized } from "../../locale.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";

/** Where else the estate can be found (spec §3). */
export const social: readonly ParameterDefinition[] = [
  profile("FACEBOOK_URL", "Facebook"),
  profile("INSTAGRAM_URL", "Instagram"),
  profile("TWITTER_URL", "Twitter"),
  profile("LINKEDIN_URL", "LinkedIn"),
  profile("TIKTOK_URL", "TikTok"),
  profile("YOUTUBE_URL", "YouTube"),
  profile("PINTEREST_URL", "Pinterest"),
  profile("TRIPADVISOR_URL", "Tripadvisor"),
  address("REVIEW_PAGE_URL", { fr_FR: "Page d’avis", en_US: "Review page" }),
];

function profile(type: string, name: string): ParameterDefinition {
  return address(type, { fr_FR: `Page ${name}`, en_US: `${name} page` });
}

function address(type: string, label: Localized<string>): ParameterDefinition {
  const help = { fr_FR: "Adresse complète, en https://.", en_US: "The full address, with https://." };
  const field = text({ label, help, localized: false, max: 500 });
  return defineParameter({ public: true, type, kind: "LINK", group: "social", field, effect: { render: true } });
}
