import { both } from "#starter/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const winesLayout = layout(
  "page",
  section("list", { width: "wide", spacing: "small" }, [
    block("wines", "product-grid", {
      eyebrow: both("La cave du domaine", "From the estate’s cellar"),
      title: both("Nos cuvées", "Our wines"),
      isPageTitle: true,
      themes: [
        { tag: "old-vines", name: both("Vieilles vignes", "Old vines") },
        { tag: "food-pairing", name: both("Pour la table", "For the table") },
        { tag: "aperitif", name: both("Pour l’apéritif", "For an aperitif") },
        { tag: "cellaring", name: both("À garder", "For keeping") },
        { tag: "gift", name: both("À offrir", "To give") },
      ],
    }),
    block("validity", "prices-note"),
  ]),
  section("gifts", { tone: "tint", width: "wide" }, [
    columns(
      "gifts-columns",
      { ratio: "thirds", align: "center", gap: "large" },
      [
        title("gifts-title", both("Une caisse, un outil", "A case and a tool"), {
          eyebrow: both("À offrir, à garder", "To give, to keep"),
        }),
        words(
          "gifts-text",
          both(
            "<p>Le menuisier et le coutelier sont tous deux du village. Nous fournissons le bois, le vin et les délais.</p>",
            "<p>The joiner and the cutler are both from the village. We provide the wood, the wine and the deadlines.</p>",
          ),
        ),
      ],
      [block("boxes", "product-grid", { type: "BOX", hasFilters: false })],
      [block("accessories", "product-grid", { type: "OTHER", hasFilters: false })],
    ),
  ]),
  section("keeping", { width: "wide", spacing: "large" }, [
    columns(
      "keeping-columns",
      { ratio: "narrow-wide", align: "center", gap: "large" },
      [
        title("keeping-title", both("Garder, ouvrir, servir", "Keep, open, pour"), {
          eyebrow: both("Mode d’emploi", "Directions for use"),
        }),
        words(
          "keeping-text",
          both(
            '<p>Une cave fraîche vaut mieux qu’une belle cave. Couchez les bouteilles, oubliez la lumière, et n’attendez pas toujours la grande occasion : elle vient mieux quand une bouteille est déjà ouverte.</p><ul><li>Aubade, Vent-Couvert, Éclat : dans les trois ans, à 10 °C.</li><li>Les Terrasses : cinq ans, à 15 °C.</li><li>Pierre-Levée, Clos Sereine, Nuit de vendange : dix à quinze ans.</li><li>La Centenaire : demandez-nous dans vingt ans.</li></ul><p><a href="/commander">Livraison, retrait et cadeaux</a></p>',
            '<p>A cool cellar is worth more than a handsome one. Lay the bottles down, keep out the light, and don’t always wait for the great occasion: it comes more readily when a bottle is already open.</p><ul><li>Aubade, Vent-Couvert, Éclat: within three years, at 10 °C (50 °F).</li><li>Les Terrasses: five years, at 15 °C (59 °F).</li><li>Pierre-Levée, Clos Sereine, Nuit de vendange: ten to fifteen years.</li><li>La Centenaire: ask us in twenty.</li></ul><p><a href="/en_US/how-to-order">Delivery, collection and gifts</a></p>',
          ),
        ),
      ],
      [block("keeping-picture", "image", { image: picture("cellar-barrels"), ratio: "landscape" })],
    ),
  ]),
);
