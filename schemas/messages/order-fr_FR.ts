import type { orderMessages as english } from "./order-en_US.ts";

/** What the site says of orders, in French. */
export const orderMessages: Readonly<Record<keyof typeof english, string>> = {
  "order.state.AWAITING_PAYMENT": "En attente de paiement",
  "order.state.PAYMENT_FAILED": "Paiement refusé",
  "order.state.EXPIRED": "Expirée",
  "order.state.CANCELLED": "Annulée",
  "order.state.PAID": "Payée",
  "order.state.PAID_STOCK_CONFLICT": "Payée, en cours d’examen",
  "order.state.PREPARING": "En préparation",
  "order.state.SHIPPED": "Expédiée",
  "order.state.DELIVERED": "Livrée",
  "order.state.READY_FOR_PICKUP": "Prête à retirer",
  "order.state.PICKED_UP": "Retirée",
  "order.state.CLOSED": "Terminée",
  "order.againNone": "Rien de cette commande ne peut être acheté pour l’instant.",
  "order.againPartly": "C’est dans votre panier, sauf {names}, qu’on ne peut pas acheter pour l’instant.",
  "order.gone": "Cette commande n’existe pas.",
  "order.unknown": "Il n’y a pas de commande {code}.",
  "order.move": "Une commande « {from} » ne peut pas devenir « {to} ».",
  "order.shippedMeanwhile":
    "Entre-temps, quelqu’un d’autre a expédié cette commande ou corrigé son suivi : regardez le numéro qui y figure, puis corrigez-le s’il le faut.",
  "order.wrongWay": "Cette commande ne part pas ainsi : son mode de livraison est {type}.",
  "order.amount": "Le montant n’est pas celui de la commande.",
  "order.refundFirst": "Cette commande est payée : remboursez-la, elle sera annulée du même coup.",
  "order.priceChanged": "Le prix a changé depuis que vous l’avez vu. Merci de relire votre commande.",
  "order.nothingToDeliver": "Cette commande ne contient rien à livrer.",
  "order.needsDelivery": "Choisissez comment cette commande vous parvient.",
  "order.noService": "Ce mode de livraison n’est plus proposé ici. Merci d’en choisir un autre.",
  "order.noPoint": "Ce point relais n’est plus disponible. Merci d’en choisir un autre.",
  "order.ofAge": "Seuls les adultes peuvent commander.",
  "order.terms": "Merci d’accepter les conditions générales de vente.",
  "order.elsewhere": "Nous ne vendons pas encore dans ce pays.",
  "order.unpaid":
    "Trop de commandes attendent leur paiement ou n’ont pas été réglées à temps. Réglez celle qui attend, ou revenez plus tard.",
  "order.held":
    "Nous ne pouvons pas garder plus de {n} bouteilles pour vous avant leur paiement. Commandez-en moins, ou écrivez-nous.",
  "order.awaiting":
    "Une de vos commandes attend son paiement. Réglez-la ou annulez-la d’abord ; au bout de vingt minutes, elle s’efface d’elle-même.",
  "key.choices2": "doit offrir deux choix au moins",
  "key.costTwice": "nomme deux fois le même seuil, le même choix ou la même case",
  "key.fileMixed":
    "contient aussi une page web, un programme ou une archive : enregistrez-le à nouveau, en image ou en PDF simple",
  "key.fileGone": "n’est plus là : choisissez ce fichier à nouveau",
  "cart.customize": "Ce produit est fait pour vous : dites d’abord comment.",
  "customization.said": "{label} : {formAnswer}",
  "customization.held": "dont personnalisation {amount} par unité",
  "customization.yes": "Oui",
  "order.mailUntrue": "Ce message ne correspond plus à l’état de la commande.",
  "order.mailNobody": "On ne peut plus écrire au client de cette commande.",
  "order.noteGone": "Cette note n’existe pas.",
};
