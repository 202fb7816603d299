import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

import { pageTitle } from "./pieces.ts";

export const parcelsLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "small" }, [
    pageTitle(both("Nos parcelles, une à une", "Our parcels, one by one"), both("Le vignoble", "The vineyard"), {
      size: "large",
    }),
    words(
      "introduction-text",
      both(
        "<p>Aucune ne ressemble à sa voisine, et c’est tout l’intérêt. Odile a relevé leurs limites au pas, un hiver où il n’y avait rien d’autre à faire ; le cadastre lui donne raison à quarante centimètres près.</p>",
        "<p>No two are alike, which is the whole point. Odile paced out their boundaries one winter when there was nothing else to do; the land registry agrees with her to within sixteen inches.</p>",
      ),
      { size: "lead" },
    ),
  ]),
  section("list", { width: "wide" }, [
    block("parcels", "parcel-map", { route: "nos-parcelles", image: picture("parcels-map") }),
  ]),
  section("closing", { width: "wide" }, [
    block("closing-call", "call-to-action", {
      look: "panel",
      title: both("Du rang au verre", "From row to glass"),
      text: both(
        "Huit parcelles, huit vins : chacun porte le nom, ou l’humeur, de la terre d’où il vient.",
        "Eight parcels, eight wines: each carries the name, or the mood, of the ground it comes from.",
      ),
      call: toPage("wines", both("Voir les cuvées", "See the wines")),
    }),
  ]),
);
