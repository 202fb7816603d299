import { both } from "#starter/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const notFoundLayout = layout(
  "page",
  block("message", "error-message"),
  section("ideas", { tone: "tint", width: "wide" }, [
    columns(
      "ideas-columns",
      { ratio: "halves", align: "center", gap: "large" },
      [block("ideas-picture", "image", { image: picture("road-sign"), ratio: "landscape" })],
      [
        title("ideas-title", both("Vous avez manqué le dernier virage", "You missed the last bend"), {
          size: "medium",
        }),
        words(
          "ideas-text",
          both(
            '<p>Cette page a changé de rang, ou n’a jamais été plantée. Quelques chemins sûrs :</p><ul><li><a href="/nos-cuvees">les cuvées</a></li><li><a href="/le-vignoble">le vignoble</a></li><li><a href="/actualites">les actualités</a></li><li><a href="/contact">une vraie personne</a></li></ul>',
            '<p>This page has moved to another row, or was never planted. A few safe paths:</p><ul><li><a href="/en_US/our-wines">the wines</a></li><li><a href="/en_US/the-vineyard">the vineyard</a></li><li><a href="/en_US/news">the news</a></li><li><a href="/en_US/contact">a real person</a></li></ul>',
          ),
        ),
      ],
    ),
  ]),
);

export const errorLayout = layout("page", block("message", "error-message"));
