import type { paymentMessages as english } from "./payment-en_US.ts";

/** What the site says of payments, in French. */
export const paymentMessages: Readonly<Record<keyof typeof english, string>> = {
  "payment.off": "Le paiement par carte n’est pas disponible ici.",
  "payment.away": "La banque ne répond pas pour le moment. Rien n’a été prélevé : merci de réessayer dans un instant.",
  "payment.over": "Cette commande n’est plus réservée et ne peut plus être payée. Merci de commander à nouveau.",
  "payment.settled": "Cette commande n’attend pas de paiement.",
  "payment.unsigned": "Cette notification n’est pas signée comme elle devrait l’être.",
  "payment.unknown": "Ce paiement n’existe pas.",
  "payment.mismatch": "Ce n’est pas le paiement attendu.",
  "refund.unpaid": "Rien n’a été payé par carte pour cette commande.",
  "refund.tooMuch": "Il reste au plus {euros, number, ::.00} euros à rembourser.",
  "refund.changed":
    "Entre-temps, un remboursement a été fait sur cette commande, ou celui-ci a été envoyé deux fois : vérifiez ce qu’il reste, puis réessayez.",
  "refund.nothing": "Il n’y a rien à rembourser : choisissez des articles, la livraison ou un montant.",
};
