import { both } from "#starter/both.ts";
import { layoutIds, pageIds } from "#demo/content/ids.ts";
import { block, columns, layout, reusable, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const blogLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "small" }, [
    columns(
      "introduction-columns",
      { ratio: "wide-narrow", align: "end", gap: "large" },
      [
        title("introduction-title", both("Le carnet", "The notebook"), {
          level: 1,
          size: "display",
          eyebrow: both("Ce qui ne tient pas sur une étiquette", "What won’t fit on a label"),
        }),
      ],
      [
        words(
          "introduction-text",
          both(
            "<p>Hélène y parle de cave, Simon de terre et de bêtes, Odile de ce qu’on met dans l’assiette. Rien de pressé : on écrit les jours de pluie.</p>",
            "<p>Hélène writes about the cellar, Simon about soil and animals, Odile about what goes on the plate. No hurry: we write on rainy days.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("articles", { width: "wide" }, [block("blog", "blog-list")]),
  reusable("visit", layoutIds.visitInvitation),
);

export const blogFolderLayout = layout(
  "page",
  section("folder-band", { width: "wide" }, [block("folder", "blog-folder")]),
  reusable("visit", layoutIds.visitInvitation),
);

export const blogArticleLayout = layout(
  "page",
  block("article", "blog-article", { list: pageIds.blog }),
  section("more-band", { tone: "tint", width: "wide" }, [
    block("more", "blog-list", {
      eyebrow: both("Le carnet", "The notebook"),
      title: both("Tourner la page", "Turn the page"),
      nbItem: 3,
      hasFolders: false,
      hasPages: false,
    }),
  ]),
);
