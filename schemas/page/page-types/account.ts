import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** A customer's account (spec §2, `/account`). */
export const account: PageType = {
  slug: "account",
  label: { fr_FR: "Votre compte", en_US: "Your account" },
  pattern: "/account",
  params: {},
  guards: ["session"],
  validators: [],
  zone: "private",
  requires: ["account-menu"],
  frame: "page",
  defaultLayout: stack({ slug: "account-menu" }),
  sampleParams: {},
};
