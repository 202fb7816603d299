import { layoutVersion, type BlockNode } from "../layout.ts";
import type { PageType } from "./page-type.ts";

/** What a customer says of themselves, and what becomes of it (spec §2, `/account/profil`). */
export const accountProfile: PageType = {
  slug: "account-profile",
  label: { fr_FR: "Votre profil", en_US: "Your profile" },
  pattern: "/account/profil",
  params: {},
  guards: ["session"],
  validators: [],
  zone: "private",
  requires: ["profile", "password-change", "account-deletion"],
  frame: "page",
  defaultLayout: {
    version: layoutVersion,
    kind: "page",
    root: ["account-menu", "sides"],
    blocks: Object.fromEntries(
      [
        plain("account-menu"),
        {
          ...plain("columns"),
          id: "sides",
          props: { gap: "large" },
          slots: {
            first: ["profile", "account-addresses", "newsletter-preferences"],
            second: ["password-change", "account-sessions", "account-deletion"],
          },
        },
        plain("profile"),
        plain("account-addresses"),
        plain("newsletter-preferences"),
        plain("password-change"),
        plain("account-sessions"),
        plain("account-deletion"),
      ].map((node) => [node.id, node]),
    ),
  },
  sampleParams: {},
};

function plain(slug: string): BlockNode {
  return { id: slug, slug, v: 1, props: {}, slots: {} };
}
