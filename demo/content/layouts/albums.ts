import { both } from "#starter/both.ts";
import { layoutIds } from "#demo/content/ids.ts";
import { block, columns, layout, reusable, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const albumsLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "small" }, [
    columns(
      "introduction-columns",
      { ratio: "wide-narrow", align: "end", gap: "large" },
      [
        title("introduction-title", both("Images du domaine", "Pictures of the estate"), {
          level: 1,
          size: "display",
          eyebrow: both("Albums", "Albums"),
        }),
      ],
      [
        words(
          "introduction-text",
          both(
            "<p>Simon a toujours un appareil dans la poche du tablier. Voici ce qui mérite d’en sortir.</p>",
            "<p>Simon always has a camera in his apron pocket. Here is what deserves to come out of it.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("list", { width: "wide" }, [block("albums", "album-list")]),
  reusable("visit", layoutIds.visitInvitation),
);

export const albumDetailLayout = layout("page", section("pictures", { width: "wide" }, [block("album", "album")]));
