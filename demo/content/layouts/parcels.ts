import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

export const parcelsLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("horse-plough"),
    height: "medium",
    eyebrow: both("Le vignoble", "The vineyard"),
    title: both("Nos parcelles, une à une", "Our parcels, one by one"),
  }),
  section("introduction", { spacing: "normal" }, [
    words(
      "introduction-text",
      both(
        "<p>Aucune ne se ressemble, et c’est tout l’intérêt. Les voici par taille, de la plus grande à la plus vieille.</p>",
        "<p>No two are alike, which is the whole point. Here they are by size, from the largest to the oldest.</p>",
      ),
      { size: "lead" },
    ),
  ]),
  section("list", { width: "wide" }, [
    block("parcels", "parcel-map", { route: "nos-parcelles", image: picture("parcels-map") }),
  ]),
  block("closing", "banner", {
    image: picture("night-harvest"),
    isFirst: false,
    height: "medium",
    title: both("Du rang au verre", "From row to glass"),
    text: both(
      "Huit parcelles, huit vins : chacun porte le nom, ou l’humeur, de la terre d’où il vient.",
      "Eight parcels, eight wines: each carries the name, or the mood, of the ground it comes from.",
    ),
    call: toPage("wines", both("Voir les cuvées", "See the wines")),
  }),
);
