import type { Both } from "#demo/both.ts";
import { both } from "#demo/both.ts";
import { block, layout, section } from "#demo/layout-builder.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { title } from "./pieces.ts";

/** The texts themselves are parameters, so that the estate changes them in one place. */
export const legalNoticeLayout = legalLayout(both("Mentions légales", "Legal notice"), "LEGAL_NOTICE");

export const privacyPolicyLayout = legalLayout(
  both("Politique de confidentialité", "Privacy policy"),
  "PRIVACY_POLICY",
);

function legalLayout(name: Both, text: "LEGAL_NOTICE" | "PRIVACY_POLICY"): LayoutDocument {
  return layout(
    "page",
    section("text-band", { width: "narrow" }, [
      title("text-title", name, { level: 1 }),
      block("text", "legal-text", { text }),
    ]),
  );
}
