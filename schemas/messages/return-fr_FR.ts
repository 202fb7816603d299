import type { returnMessages as english } from "./return-en_US.ts";

/** What the site says of withdrawals, in French. */
export const returnMessages: Readonly<Record<keyof typeof english, string>> = {
  "withdrawal.unknown":
    "Nous ne trouvons pas de commande à ce numéro et à cette adresse. Tous deux figurent dans le courriel qui l’a confirmée ; l’adresse est celle où il est arrivé.",
  "withdrawal.notBought": "Cette commande n’est pas payée, ou elle est annulée : il n’y a pas à se rétracter.",
  "withdrawal.over":
    "Le délai pour renoncer à cette commande a pris fin le {day}. Écrivez-nous si quelque chose ne va pas.",
  "withdrawal.nothing": "Il ne reste rien de cette commande à quoi renoncer.",
  "withdrawal.excluded":
    "On ne peut pas renoncer à ce qui a été fait pour vous, comme indiqué avant la commande. Merci de le retirer de la liste.",
  "withdrawal.none": "Choisissez au moins un produit.",
  "withdrawal.gone": "Cette rétractation n’existe pas.",
  "mail.withdrawal.subject": "Nous avons reçu votre rétractation, commande {code}",
  "mail.withdrawal.text":
    "Ceci est l’accusé de réception de votre rétractation pour la commande {code}. Gardez-le : il dit ce que vous avez déclaré, et quand nous l’avons reçu.",
  "mail.withdrawal.order": "Commande",
  "mail.withdrawal.name": "Déclarée par",
  "mail.withdrawal.products": "Produits de la rétractation",
  "mail.withdrawal.received": "Reçue le",
  "mail.withdrawal.at": "{day} à {time} (heure de Paris)",
  "mail.withdrawal.amount": "Montant à rendre",
  "mail.withdrawal.end":
    "Nous vous rendons {amount} le {day} au plus tard, par le moyen de paiement que vous avez utilisé. Nous pouvons attendre d’avoir reçu les produits, ou la preuve de leur envoi : renvoyez-les sous quatorze jours.",
  "mail.withdrawal.endNothing": "Il n’y a rien à rendre : les produits n’ont rien coûté.",
  "mail.estateWithdrawal.subject": "Rétractation, commande {code}",
  "mail.estateWithdrawal.text":
    "{name} se rétracte de la commande {code}. L’accusé de réception est parti à {email}. Il n’y a rien à accepter : l’argent doit être rendu le {day} au plus tard.",
  "mail.estateWithdrawal.end": "Pour rembourser : npm run site -- withdrawal refund {id}",
  "mail.order.withdrawHere": "Vous pouvez changer d’avis : renoncer au contrat ici, {page}",
};
