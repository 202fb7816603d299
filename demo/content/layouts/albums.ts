import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

import { pageTitle } from "./pieces.ts";

export const albumsLayout = layout(
  "page",
  section("introduction", { width: "narrow", spacing: "small" }, [
    pageTitle(both("Images du domaine", "Pictures of the estate"), both("Albums", "Albums"), {
      size: "large",
      align: "center",
    }),
    words(
      "introduction-text",
      both(
        "<p>Simon a toujours un carnet de croquis dans la poche du tablier. Voici les pages qui méritent d’en sortir.</p>",
        "<p>Simon always has a sketchbook in his apron pocket. Here are the pages that deserve to come out of it.</p>",
      ),
      { align: "center" },
    ),
  ]),
  section("list", { width: "wide" }, [block("albums", "album-list", { layout: "grid" })]),
);

export const albumDetailLayout = layout(
  "page",
  section("pictures", { width: "wide" }, [block("album", "album")]),
  section("more-band", { tone: "tint", width: "wide" }, [
    block("more", "album-list", {
      eyebrow: both("Images du domaine", "Pictures of the estate"),
      title: both("Les autres albums", "The other albums"),
    }),
    words(
      "more-all",
      both('<p><a href="/albums">Tous les albums</a></p>', '<p><a href="/en_US/albums">All albums</a></p>'),
    ),
  ]),
);
