import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A legal page (spec §2, `/privacy-policy`); its text is the parameter PRIVACY_POLICY. */
export const privacyPolicy: PageType = {
  slug: "privacy-policy",
  label: { fr_FR: "Politique de confidentialité", en_US: "Privacy policy" },
  pattern: "/privacy-policy",
  params: {},
  guards: [],
  validators: [],
  zone: "public",
  requires: ["legal-text"],
  frame: "page",
  defaultLayout: stack(
    { slug: "heading", props: { title: { fr_FR: "Politique de confidentialité", en_US: "Privacy policy" }, level: 1 } },
    { slug: "legal-text", props: { text: "PRIVACY_POLICY" } },
  ),
  sampleParams: {},
};
