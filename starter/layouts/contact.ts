import { both } from "../both.ts";
import { block, layout, section } from "../layout-builder.ts";
import { toPage } from "../links.ts";

export const contactLayout = layout(
  "page",
  section("details-band", { width: "wide", spacing: "large" }, [
    block("details", "contact-details", {
      eyebrow: both("Contact", "Contact"),
      title: both("Écrire, appeler, passer", "Write, call, drop in"),
      isPageTitle: true,
      text: both(
        "Une question sur un vin, une visite, une commande : nous répondons à tout le monde.",
        "A question about a wine, a visit, an order: we answer everyone.",
      ),
    }),
  ]),
  section("write-band", { width: "wide" }, [block("write", "contact-form", {})]),
  section("onward", { tone: "tint", width: "wide" }, [
    block("onward-call", "call-to-action", {
      title: both("En attendant de vous voir", "Until we meet"),
      call: toPage("wines", both("Voir nos vins", "See our wines")),
      look: "center",
    }),
  ]),
);
