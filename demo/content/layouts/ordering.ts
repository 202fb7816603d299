import { both } from "#starter/both.ts";
import { toPage } from "#demo/content/links.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import { pageTitle } from "./pieces.ts";

/** The dense page: figures, three ways and all the small print, without a picture. */
export const orderingLayout = layout(
  "page",
  section("introduction", { width: "wide", spacing: "small" }, [
    pageTitle(both("De la cave à chez vous", "From our cellar to yours"), both("Commander", "How to order")),
    block("figures", "key-figures", {
      items: [
        {
          figure: both("2", "2"),
          label: both(
            "bouteilles suffisent pour faire partir un colis",
            "bottles are enough to send a package on its way",
          ),
        },
        {
          figure: both("380 €", "€380"),
          label: both(
            "d’achat, ou quarante-huit bouteilles : la livraison est offerte",
            "of wine, or forty-eight bottles: delivery is free",
          ),
        },
        {
          figure: both("2", "2"),
          unit: both("h", "hours"),
          label: both("et votre commande vous attend au caveau", "and your order is waiting in the tasting room"),
        },
        {
          figure: both("14", "14"),
          unit: both("jours", "days"),
          label: both("pour changer d’avis, bouteilles pleines", "to change your mind, with the bottles full"),
        },
      ],
    }),
  ]),
  section("ways", { tone: "tint", width: "wide" }, [
    block("ways-tabs", "tabs", {
      title: both("Trois façons de les recevoir", "Three ways to get them"),
      items: [
        {
          label: both("Chez vous", "At your door"),
          html: both(
            "<p>Livraison en France métropolitaine, à domicile ou en point relais. Le colis quitte le domaine le mardi ou le jeudi, emballé par quelqu’un qui tient à ce qu’il arrive.</p>",
            "<p>Delivery within mainland France, to your home or a pick-up point. The package leaves the estate on a Tuesday or a Thursday, packed by someone who wants it to arrive.</p>",
          ),
        },
        {
          label: both("Au domaine", "At the estate"),
          html: both(
            "<p>Commandez en ligne, retirez au caveau deux heures plus tard pendant les heures d’ouverture. On vous aide à charger, on vous offre un verre si vous ne conduisez pas.</p>",
            "<p>Order online and collect from the tasting room two hours later during opening hours. We help you load, and pour you a glass if you’re not driving.</p>",
          ),
        },
        {
          label: both("En cadeau", "As a gift"),
          html: both(
            "<p>La caisse de peuplier, un mot écrit à la main, et pas de facture dans le colis. Dites-nous simplement la date à ne pas manquer.</p>",
            "<p>The poplar case, a handwritten note, and no invoice in the package. Just tell us the date that matters.</p>",
          ),
        },
      ],
    }),
  ]),
  section("rules", { width: "wide" }, [
    block("rules-list", "accordion", {
      title: both("Bon à savoir", "Good to know"),
      items: [
        {
          question: both("Jusqu’à quand les prix sont-ils valables ?", "How long do the prices hold?"),
          answer: both(
            "<p>Du 1<sup>er</sup> février au 31 janvier, toutes taxes comprises. La livraison s’y ajoute tant qu’elle n’est pas offerte.</p>",
            "<p>From February 1 to January 31, tax included. Delivery comes on top until it is free.</p>",
          ),
        },
        {
          question: both("Peut-on panacher un carton ?", "Can I mix a case?"),
          answer: both(
            "<p>Oui : les magnums et les petits formats se mélangent aux bouteilles dans un même carton.</p>",
            "<p>Yes: magnums and small bottles travel in the same case as the others.</p>",
          ),
        },
        {
          question: both("Comment paie-t-on ?", "How do I pay?"),
          answer: both("<p>Par carte, en ligne ou au retrait.</p>", "<p>By card, online or on collection.</p>"),
        },
        {
          question: both("Faut-il être majeur ?", "Is there an age limit?"),
          answer: both(
            "<p>Il faut avoir 18 ans ; le livreur peut demander à le voir.</p>",
            "<p>You must be 18; the carrier may ask for proof.</p>",
          ),
        },
        {
          question: both("Une casse, un goût de bouchon, un doute ?", "A broken bottle, a corked one, a doubt?"),
          answer: both(
            '<p><a href="/contact">Écrivez-nous</a>, nous remplaçons.</p>',
            '<p><a href="/en_US/contact">Write to us</a> and we will replace it.</p>',
          ),
        },
      ],
    }),
  ]),
  section("closing", { width: "wide", spacing: "small" }, [
    block("closing-call", "call-to-action", {
      title: both("Reste à choisir", "All that’s left is to choose"),
      call: toPage("wines", both("Voir les cuvées", "See the wines")),
    }),
  ]),
);
