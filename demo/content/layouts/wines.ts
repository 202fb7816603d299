import { both } from "#starter/both.ts";
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
      { ratio: "thirds", align: "start", gap: "large" },
      [
        title("gifts-title", both("Une caisse, un outil", "A case and a tool"), {
          eyebrow: both("À offrir, à garder", "To give, to keep"),
        }),
        words(
          "gifts-text",
          both(
            "<p>Le menuisier et le coutelier sont tous deux du village. Nous fournissons le bois, le vin et les délais.</p>",
            "<p>The carpenter and the cutler are both from the village. We provide the wood, the wine and the deadlines.</p>",
          ),
        ),
      ],
      [block("boxes", "product-grid", { type: "BOX", hasFilters: false })],
      [block("accessories", "product-grid", { type: "OTHER", hasFilters: false })],
    ),
  ]),
  section("keeping", { width: "normal", spacing: "large" }, [
    block("keeping-line", "timeline", {
      eyebrow: both("Mode d’emploi", "Directions for use"),
      title: both("Garder, ouvrir, servir", "Keep, open, pour"),
      items: [
        {
          date: both("Trois ans", "Three years"),
          title: both("Aubade", "Aubade"),
          html: both(
            "<p>À 10 °C, dehors de préférence. L’attendre n’y ajouterait rien.</p>",
            "<p>At 50 °F (10 °C), outdoors if possible. Waiting would add nothing.</p>",
          ),
        },
        {
          date: both("Cinq ans", "Five years"),
          title: both("Vent-Couvert, Éclat", "Vent-Couvert, Éclat"),
          html: both(
            "<p>À 10 °C le blanc, à 9 °C la bulle : frais, jamais glacés.</p>",
            "<p>The white at 50 °F (10 °C), the bubbles at 48 °F (9 °C): cool, never icy.</p>",
          ),
        },
        {
          date: both("Huit ans", "Eight years"),
          title: both("Les Terrasses", "Les Terrasses"),
          html: both(
            "<p>À 15 °C, ouvert une demi-heure avant le poulet.</p>",
            "<p>At 59 °F (15 °C), opened half an hour before the chicken.</p>",
          ),
        },
        {
          date: both("Douze ans, ou quinze", "Twelve years, or fifteen"),
          title: both("Pierre-Levée, Clos Sereine", "Pierre-Levée, Clos Sereine"),
          html: both(
            "<p>Douze pour le rouge, carafé, à 16 °C ; quinze pour le blanc, à 12 °C, sorti d’avance.</p>",
            "<p>Twelve for the red, decanted, at 61 °F (16 °C); fifteen for the white, at 54 °F (12 °C), taken out ahead of time.</p>",
          ),
        },
        {
          date: both("Vingt ans, ou trente", "Twenty years, or thirty"),
          title: both("La Centenaire, Nuit de vendange", "La Centenaire, Nuit de vendange"),
          html: both(
            '<p>Vingt pour le magnum, trente pour les grains nobles. Couchées, dans le noir, sans attendre toujours la grande occasion : elle vient mieux quand une bouteille est déjà ouverte.</p><p><a href="/commander">Livraison, retrait et cadeaux</a></p>',
            '<p>Twenty for the magnum, thirty for the noble sweet. Lying down, in the dark, and without always waiting for the great occasion: it comes more readily when a bottle is already open.</p><p><a href="/en_US/how-to-order">Delivery, collection and gifts</a></p>',
          ),
        },
      ],
    }),
  ]),
);
