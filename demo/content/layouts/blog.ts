import { both } from "#starter/both.ts";
import { pageIds } from "#demo/content/ids.ts";
import { block, layout, section } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";

import { pageTitle } from "./pieces.ts";

export const blogLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "normal" }, [
    pageTitle(
      both("Le carnet", "The notebook"),
      both("Ce qui ne tient pas sur une étiquette", "What won’t fit on a label"),
    ),
    words(
      "introduction-text",
      both(
        "<p>Hélène y parle de cave, Simon de terre et de bêtes, Odile de ce qu’on met dans l’assiette. Rien de pressé : on écrit les jours de pluie.</p>",
        "<p>Hélène writes about the cellar, Simon about soil and animals, Odile about what goes on the plate. No hurry: we write on rainy days.</p>",
      ),
      { size: "lead" },
    ),
  ]),
  section("articles", { width: "wide" }, [block("blog", "blog-list", { layout: "index" })]),
);

export const blogFolderLayout = layout(
  "page",
  section("folder-band", { width: "wide" }, [block("folder", "blog-folder", { list: pageIds.blog })]),
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
