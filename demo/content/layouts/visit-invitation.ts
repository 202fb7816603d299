import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, layout } from "#starter/layout-builder.ts";

/** A reusable block: the invitation that closes several pages, written once. */
export const visitInvitation = layout(
  "reusable",
  block("invitation", "banner", {
    image: picture("tasting-room"),
    isFirst: false,
    height: "medium",
    // Bottles and glasses stand where the words are.
    overlay: 78,
    eyebrow: both("Le caveau", "The tasting room"),
    title: both("Venez goûter, la table est mise", "Come and taste, the table is laid"),
    text: both(
      "Du mardi au samedi, et le dimanche matin à la belle saison. Sans rendez-vous pour un verre, sur réservation pour la visite de la cave.",
      "Tuesday to Saturday, and Sunday mornings in the warm season. Drop in for a glass; book ahead for the cellar tour.",
    ),
    call: toPage("visit", both("Préparer sa visite", "Plan your visit")),
  }),
);
