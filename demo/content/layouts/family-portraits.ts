import { both, type Both } from "#starter/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, type BlockTree, columns, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

/** Who opens the door: each with what they do all day. */
export const familyPortraits: BlockTree = section("family", { width: "wide", spacing: "large" }, [
  title("family-title", both("Qui vous ouvrira", "Who will open the door")),
  columns(
    "family-columns",
    { ratio: "thirds", gap: "large" },
    person(
      "helene",
      both("Hélène", "Hélène"),
      both("La cave", "The cellar"),
      both(
        "<p>Elle vinifie depuis 2011. Goûte à jeun, note au crayon, et prétend que le silence s’entend mieux dans un vieux fût.</p>",
        "<p>She has made the wine since 2011. Tastes on an empty stomach, writes in pencil, and claims that silence sounds better in an old barrel.</p>",
      ),
    ),
    person(
      "simon",
      both("Simon", "Simon"),
      both("La vigne", "The vineyard"),
      both(
        "<p>Quarante-deux mille pieds, qu’il dit connaître un par un. Il taille, dessine, et chante aux pupitres.</p>",
        "<p>Forty-two thousand vines, and he says he knows each of them. He prunes, sketches, and sings at the riddling racks.</p>",
      ),
    ),
    person(
      "odile",
      both("Odile", "Odile"),
      both("La table et le courrier", "The table and the mail"),
      both(
        "<p>Elle répond le matin, cuisine le vendredi, et sa voix compte double quand on assemble. La soupe est à midi.</p>",
        "<p>She answers in the morning, cooks on Fridays, and her vote counts twice when we blend. Soup is at noon.</p>",
      ),
    ),
  ),
]);

function person(id: "helene" | "simon" | "odile", name: Both, trade: Both, text: Both): readonly BlockTree[] {
  return [
    block(`${id}-portrait`, "image", { image: picture(`portrait-${id}`), ratio: "portrait" }),
    title(`${id}-name`, name, { level: 3, size: "medium", eyebrow: trade }),
    words(`${id}-text`, text),
  ];
}
