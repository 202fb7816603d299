import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const orderingLayout = layout(
  "page",
  section("introduction", { width: "wide" }, [
    columns(
      "introduction-columns",
      { ratio: "wide-narrow", align: "end", gap: "large" },
      [
        title("introduction-title", both("De la cave à chez vous", "From our cellar to yours"), {
          level: 1,
          size: "display",
          eyebrow: both("Commander", "How to order"),
        }),
      ],
      [
        words(
          "introduction-text",
          both(
            "<p>Deux bouteilles suffisent pour faire partir un colis. Il quitte le domaine le mardi ou le jeudi, emballé par quelqu’un qui tient à ce qu’il arrive.</p>",
            "<p>Two bottles are enough to send a parcel on its way. It leaves the estate on a Tuesday or a Thursday, packed by someone who wants it to arrive.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("ways", { tone: "tint", width: "wide" }, [
    columns(
      "ways-columns",
      { ratio: "thirds" },
      [
        title("home-title", both("Chez vous", "At your door"), { size: "medium" }),
        words(
          "home-text",
          both(
            "<p>Livraison en France métropolitaine, à domicile ou en point relais. Offerte dès 48 bouteilles ou 380 € d’achat, toutes taxes comprises.</p>",
            "<p>Delivery within mainland France, to your home or a pick-up point. Free from 48 bottles or €380, tax included.</p>",
          ),
        ),
      ],
      [
        title("estate-title", both("Au domaine", "At the estate"), { size: "medium" }),
        words(
          "estate-text",
          both(
            "<p>Commandez en ligne, retirez au caveau deux heures plus tard pendant les heures d’ouverture. On vous aide à charger, on vous offre un verre si vous ne conduisez pas.</p>",
            "<p>Order online and collect from the tasting room two hours later during opening times. We help you load, and pour you a glass if you’re not driving.</p>",
          ),
        ),
      ],
      [
        title("gift-title", both("En cadeau", "As a gift"), { size: "medium" }),
        words(
          "gift-text",
          both(
            "<p>Le coffret de peuplier, un mot écrit à la main, et pas de facture dans le colis. Dites-nous simplement la date à ne pas manquer.</p>",
            "<p>The poplar case, a handwritten note, and no invoice in the parcel. Just tell us the date that matters.</p>",
          ),
        ),
      ],
    ),
  ]),
  section("rules", { spacing: "large" }, [
    columns(
      "rules-columns",
      { ratio: "narrow-wide", gap: "large" },
      [title("rules-title", both("Bon à savoir", "Good to know"))],
      [
        words(
          "rules-text",
          both(
            '<ul><li>Nos prix sont valables du 1<sup>er</sup> février au 31 janvier, toutes taxes comprises.</li><li>Les magnums et les petits formats se mélangent dans un même carton.</li><li>Le paiement se fait par carte, en ligne ou au retrait.</li><li>Vous disposez de quatorze jours pour changer d’avis, bouteilles pleines.</li><li>Il faut avoir 18 ans ; le livreur peut demander à le voir.</li></ul><p>Une casse, un goût de bouchon, un doute ? <a href="/contact">Écrivez-nous</a>, nous remplaçons.</p>',
            '<ul><li>Prices are valid from February 1 to January 31 and include tax.</li><li>Magnums and small bottles travel in the same case.</li><li>Payment is by card, online or on collection.</li><li>You have fourteen days to change your mind, with the bottles full.</li><li>You must be 18; the carrier may ask for proof.</li></ul><p>A breakage, a corked bottle, a doubt? <a href="/en_US/contact">Write to us</a> and we will replace it.</p>',
          ),
        ),
      ],
    ),
  ]),
  block("closing", "banner", {
    image: picture("vineyard-rows"),
    isFirst: false,
    height: "short",
    title: both("Reste à choisir", "All that’s left is to choose"),
    call: toPage("wines", both("Voir les cuvées", "See the wines")),
  }),
);
