import type { PageType } from "./page-type.ts";
import { stack } from "./page-type.ts";

/** Where a buyer withdraws from a contract, with or without an account (L10). */
export const withdrawal: PageType = {
  slug: "withdrawal",
  label: { fr_FR: "Renoncer au contrat", en_US: "Withdraw from contract" },
  pattern: "/withdrawal",
  params: {},
  guards: ["e-commerce"],
  validators: [],
  zone: "private",
  requires: ["withdrawal"],
  frame: "page",
  defaultLayout: stack({ slug: "withdrawal", props: { isPageTitle: true } }),
  sampleParams: {},
};
