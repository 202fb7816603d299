import { number } from "../../fields/number.ts";
import { select } from "../../fields/select.ts";
import { toggle } from "../../fields/toggle.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";
import { monthDay } from "./month-day.ts";
import { returnParameters } from "./returns.ts";
import type { Localized } from "../../locale.ts";

const group = "shop";
const effect = { rules: true } as const;

/** The shop's settings (spec §3) with their defaults (spec §9). Amounts in euros including tax. */
export const shop: readonly ParameterDefinition[] = [
  defineParameter({
    public: true,
    type: "PAYMENT_METHOD",
    kind: "STRING",
    group,
    field: select({
      label: { fr_FR: "Moyen de paiement", en_US: "Payment method" },
      help: {
        fr_FR: "Sans paiement en ligne, rien ne peut être commandé.",
        en_US: "Without payment online nothing can be ordered.",
      },
      options: [
        { value: "CARD_PROVIDER", label: { fr_FR: "Carte bancaire en ligne", en_US: "Card, online" } },
        { value: "NONE", label: { fr_FR: "Aucun pour le moment", en_US: "None for now" } },
      ],
    }),
    effect,
  }),
  count(
    "EXPEDITION_BOTTLES_MIN",
    { fr_FR: "Bouteilles expédiées au minimum", en_US: "Fewest bottles per delivery" },
    2,
  ),
  count("EXPEDITION_BOTTLES_MAX", { fr_FR: "Bouteilles expédiées au maximum", en_US: "Most bottles per delivery" }),
  count("BOTTLE_MULTIPLE", { fr_FR: "Vente par multiple de bouteilles", en_US: "Bottles sold by multiples of" }, 1),
  count(
    "FREE_SHIPPING_BOTTLES",
    { fr_FR: "Livraison offerte à partir de (bouteilles)", en_US: "Free delivery from (bottles)" },
    48,
  ),
  defineParameter({
    public: true,
    type: "FREE_SHIPPING_AMOUNT",
    kind: "NUMBER",
    group,
    field: number({
      label: { fr_FR: "Livraison offerte à partir de (euros)", en_US: "Free delivery from (euros)" },
      help: { fr_FR: "Toutes taxes comprises, hors livraison.", en_US: "Including tax, excluding delivery." },
      initial: 380,
      min: 0,
      max: 100_000,
      step: 0.01,
    }),
    effect,
  }),
  count(
    "CLICK_AND_COLLECT_DELAY",
    { fr_FR: "Délai du retrait sur place (heures)", en_US: "Click and collect ready after (hours)" },
    2,
  ),
  defineParameter({
    public: true,
    type: "RETURN_DELAY",
    kind: "NUMBER",
    group,
    field: number({
      label: { fr_FR: "Délai de rétractation (jours)", en_US: "Returns within (days)" },
      help: {
        fr_FR: "À compter du lendemain de la réception ; jamais moins de 14. La page /withdrawal en est la voie.",
        en_US: "From the day after receipt; never fewer than 14. The page /withdrawal is the way to it.",
      },
      initial: 14,
      min: 1,
      max: 10_000,
      integer: true,
    }),
    effect,
  }),
  ...returnParameters,
  monthDayParameter("PRICES_VALID_FROM", { fr_FR: "Tarifs valables du", en_US: "Prices valid from" }, "02-01"),
  monthDayParameter("PRICES_VALID_TO", { fr_FR: "Tarifs valables jusqu’au", en_US: "Prices valid until" }, "01-31"),
  bound("UNPAID_ORDERS", {
    label: { fr_FR: "Commandes impayées par client et par jour", en_US: "Unpaid orders of one customer a day" },
    help: {
      fr_FR: "Au-delà, plus rien n’est réservé sans paiement ; pour une même adresse réseau, cinq fois plus.",
      en_US: "Beyond that nothing more is held without payment; for one network address five times as many.",
    },
    initial: 10,
  }),
  bound("UNPAID_BOTTLES", {
    label: { fr_FR: "Bouteilles réservées sans paiement", en_US: "Bottles held without payment" },
    help: {
      fr_FR: "Par client ou par adresse réseau, en un jour. Une commande plus grande est refusée.",
      en_US: "For one customer or one network address, within a day. A larger order is refused.",
    },
    initial: 300,
  }),
  bound("STOCK_LOW", {
    label: { fr_FR: "Bientôt épuisé en dessous de", en_US: "Soon sold out below" },
    help: { fr_FR: "Dans la liste du stock.", en_US: "In the list of the stock." },
    initial: 24,
  }),
  option("STOCK_SHOW_REMAINING", { fr_FR: "Afficher le stock restant", en_US: "Show the stock left" }),
  option("STOCK_HIDE_SOLD_OUT", { fr_FR: "Masquer les produits épuisés", en_US: "Hide products that are sold out" }),
  option("SELL_ONLY_IN_FRANCE", { fr_FR: "Vendre en France seulement", en_US: "Sell in France only" }),
  option("SELL_WORLDWIDE", { fr_FR: "Vendre dans le monde entier", en_US: "Sell worldwide" }),
];

function count(type: string, label: Localized<string>, initial?: number): ParameterDefinition {
  const field = number({ label, initial, min: 1, max: 10_000, integer: true });
  return defineParameter({ public: true, type, kind: "NUMBER", group, field, effect, unset: initial === undefined });
}

/** A bound that nobody but the estate needs to know: how much is held for who doesn't pay, when stock is low. */
function bound(
  type: string,
  { initial, ...words }: { label: Localized<string>; help: Localized<string>; initial: number },
): ParameterDefinition {
  const field = number({ ...words, initial, min: 1, max: 1_000_000, integer: true });
  return defineParameter({ type, kind: "NUMBER", group, field, effect });
}

function monthDayParameter(type: string, label: Localized<string>, initial: string): ParameterDefinition {
  return defineParameter({ public: true, type, kind: "STRING", group, field: monthDay(label, initial), effect });
}

function option(type: string, label: Localized<string>): ParameterDefinition {
  return defineParameter({ public: true, type, kind: "BOOLEAN", group, field: toggle({ label }), effect });
}
