import type { DeclineReason } from "#schemas/commerce/payment-states.ts";
import type { Locale } from "#schemas/locale.ts";

import type { TestCard } from "./cards.ts";
import type { Lever } from "./levers.ts";

/** What the bank's pages say. */
export interface Words {
  readonly test: string;
  readonly testNote: string;
  readonly bank: string;
  readonly otherLanguage: string;
  readonly pay: (amount: string) => string;
  readonly order: string;
  readonly to: string;
  readonly card: string;
  readonly cardHint: string;
  readonly expiry: string;
  readonly code: string;
  readonly unknownCard: string;
  readonly cancel: string;
  readonly expire: string;
  readonly cards: string;
  readonly cardsNote: string;
  readonly does: Readonly<Record<TestCard["does"], string>>;
  readonly refusesRefunds: string;
  readonly lever: string;
  readonly leverNote: string;
  readonly levers: Readonly<Record<Lever, string>>;
  readonly challenge: string;
  readonly challengeNote: (amount: string, shop: string) => string;
  readonly confirm: string;
  readonly fail: string;
  readonly leave: string;
  readonly over: string;
  readonly overNote: string;
  readonly back: string;
  readonly missing: string;
  readonly missingNote: string;
  readonly welcome: string;
}

const declined: Readonly<Record<Locale, Readonly<Record<DeclineReason, string>>>> = {
  fr_FR: {
    DECLINED: "refuse, sans dire pourquoi",
    STOLEN_CARD: "refuse : carte volée",
    INSUFFICIENT_FUNDS: "refuse : provision insuffisante",
    NOT_PERMITTED: "refuse : opération interdite à ce porteur",
    ISSUER_UNAVAILABLE: "refuse : l’émetteur ne répond pas",
    NOT_AUTHENTICATED: "refuse : porteur non authentifié",
  },
  en_US: {
    DECLINED: "declines, and says no reason",
    STOLEN_CARD: "declines: stolen card",
    INSUFFICIENT_FUNDS: "declines: insufficient funds",
    NOT_PERMITTED: "declines: not permitted to this cardholder",
    ISSUER_UNAVAILABLE: "declines: the issuer doesn’t answer",
    NOT_AUTHENTICATED: "declines: cardholder not authenticated",
  },
};

export const words: Readonly<Record<Locale, Words>> = {
  fr_FR: {
    test: "TEST",
    testNote: "Banque d’essai : aucun argent n’est prélevé. N’y saisissez jamais une vraie carte.",
    bank: "Banque d’essai",
    otherLanguage: "English",
    pay: (amount) => `Payer ${amount}`,
    order: "Commande",
    to: "Bénéficiaire",
    card: "Numéro de carte",
    cardHint: "Une des cartes d’essai ci-dessous",
    expiry: "Expire fin",
    code: "Cryptogramme",
    unknownCard: "Cette banque ne connaît que les cartes d’essai ci-dessous. Le numéro saisi n’a pas été conservé.",
    cancel: "Annuler et revenir à la boutique",
    expire: "Laisser passer le délai",
    cards: "Cartes d’essai",
    cardsNote: "Choisissez-en une : la date et le cryptogramme sont libres.",
    does: { ACCEPT: "accepte", CHALLENGE: "demande une authentification (3-D Secure)", ...declined.fr_FR },
    refusesRefunds: "accepte, mais ne peut être remboursée",
    lever: "Avis de la banque à la boutique",
    leverNote: "Pour éprouver la boutique : ce que la banque lui fait savoir, et comment.",
    levers: {
      PROMPT: "aussitôt, une fois",
      LATE: "une minute plus tard",
      TWICE: "plusieurs fois",
      DISORDERED: "dans le désordre",
      NEVER: "jamais",
      FORGED: "avec une fausse signature",
      WRONG_AMOUNT: "avec un montant faux",
    },
    challenge: "Est-ce bien vous ?",
    challengeNote: (amount, shop) => `Votre banque vous demande de confirmer un paiement de ${amount} à ${shop}.`,
    confirm: "Oui, confirmer le paiement",
    fail: "Non, ce n’est pas moi",
    leave: "Partir sans répondre",
    over: "Ce paiement est terminé",
    overNote: "Il ne reste rien à faire ici.",
    back: "Revenir à la boutique",
    missing: "Paiement inconnu",
    missingNote: "Aucun paiement n’est attendu à cette adresse.",
    welcome: "Cette banque accompagne la boutique de démonstration. On y arrive en payant une commande par carte.",
  },
  en_US: {
    test: "TEST",
    testNote: "A bank for trying things out: no money moves. Never enter a real card here.",
    bank: "Sandbox bank",
    otherLanguage: "Français",
    pay: (amount) => `Pay ${amount}`,
    order: "Order",
    to: "Payable to",
    card: "Card number",
    cardHint: "One of the test cards below",
    expiry: "Expires end of",
    code: "Security code",
    unknownCard: "This bank knows the test cards below and no others. The number you entered was not kept.",
    cancel: "Cancel and go back to the shop",
    expire: "Let the time run out",
    cards: "Test cards",
    cardsNote: "Choose one: the date and the security code may be anything.",
    does: { ACCEPT: "accepts", CHALLENGE: "asks for authentication (3-D Secure)", ...declined.en_US },
    refusesRefunds: "accepts, but can’t be refunded",
    lever: "What the bank tells the shop",
    leverNote: "For trying the shop: whether the bank tells it what happened, and how.",
    levers: {
      PROMPT: "at once, one time",
      LATE: "a minute late",
      TWICE: "several times",
      DISORDERED: "out of order",
      NEVER: "never",
      FORGED: "with a wrong signature",
      WRONG_AMOUNT: "with a wrong amount",
    },
    challenge: "Is this you?",
    challengeNote: (amount, shop) => `Your bank asks you to confirm a payment of ${amount} to ${shop}.`,
    confirm: "Yes, confirm the payment",
    fail: "No, this isn’t me",
    leave: "Leave without an answer",
    over: "This payment is over",
    overNote: "There is nothing left to do here.",
    back: "Go back to the shop",
    missing: "Unknown payment",
    missingNote: "No payment is expected at this address.",
    welcome: "This bank comes with the demonstration shop. You get here by paying for an order by card.",
  },
};
