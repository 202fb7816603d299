import type { mailMessages as english } from "./mail-en_US.ts";

/** What the site's mails say, in French. */
export const mailMessages: Readonly<Record<keyof typeof english, string>> = {
  "mail.hello": "Bonjour {firstname},",
  "mail.helloNobody": "Bonjour,",
  "mail.link": "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur : {address}",
  "mail.why": "Vous recevez ce message à la suite d’une demande faite avec cette adresse sur {host}.",
  "mail.leave": "Ne plus recevoir cette lettre",
  "mail.alcohol": "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
  "mail.passwordReset.subject": "Choisissez un nouveau mot de passe",
  "mail.passwordReset.text":
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte auprès de {estate}.",
  "mail.passwordReset.button": "Choisir un mot de passe",
  "mail.passwordReset.end":
    "Le lien sert une seule fois, pendant {minutes, number} minutes. Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe reste le même.",
  "mail.invitation.subject": "Tenir le site de {estate} avec nous",
  "mail.invitation.text":
    "On vous invite à modifier le site de {estate}. Choisissez un mot de passe, puis connectez-vous avec lui et cette adresse.",
  "mail.invitation.textBy":
    "{by} vous invite à modifier le site de {estate}. Choisissez un mot de passe, puis connectez-vous avec lui et cette adresse.",
  "mail.invitation.button": "Choisir un mot de passe",
  "mail.invitation.end":
    "Le lien sert une seule fois, pendant {days, number} jours. Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire.",
  "mail.passwordChanged.subject": "Votre mot de passe a été modifié",
  "mail.passwordChanged.text": "Le mot de passe de votre compte auprès de {estate} vient d’être modifié.",
  "mail.passwordChanged.end":
    "Si ce n’était pas vous, choisissez-en un autre sans attendre : toutes les autres connexions prendront fin.",
  "mail.passwordChanged.button": "Ce n’était pas moi",
  "mail.accountOpened.subject": "Bienvenue chez {estate}",
  "mail.accountOpened.text":
    "Votre compte est ouvert. Vous y retrouverez vos commandes et vos coordonnées, et la prochaine fois ira plus vite.",
  "mail.accountOpened.button": "Vers mon compte",
  "mail.accountKnown.subject": "Vous avez déjà un compte",
  "mail.accountKnown.text":
    "Quelqu’un, sans doute vous, a voulu ouvrir un compte auprès de {estate} avec cette adresse. Il en existe déjà un : connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.",
  "mail.accountKnown.button": "Choisir un mot de passe",
  "mail.accountKnown.end": "Si ce n’était pas vous, il n’y a rien à faire : rien n’a changé.",
  "mail.accountClosed.subject": "Votre compte est supprimé",
  "mail.accountClosed.text":
    "Votre compte auprès de {estate} est supprimé, et avec lui votre nom, vos coordonnées et votre inscription à la lettre.",
  "mail.accountClosed.end": "Merci pour les vins que nous avons partagés.",
  "mail.form.received": "Merci : votre envoi est arrivé.",
  "mail.form.seats": "{seats, plural, one {# place est gardée} other {# places sont gardées}} pour vous : {element}.",
  "mail.form.answer": "Quelqu’un a rempli le formulaire « {title} » de votre site :",
  "mail.form.about": "{title} : {element}",
  "mail.form.look": "Voir le site",
  "mail.form.files":
    "{files, plural, one {Un fichier y est joint, gardé} other {# fichiers y sont joints, gardés}} avec la réponse sur le site.",
  "mail.form.reply": "Pour répondre, répondez à ce message : il part à {replyTo}.",
  "mail.order.look": "Voir ma commande",
  "mail.order.follow": "Suivre mon colis",
  "mail.order.title": "Commande {code} du {day}",
  "mail.order.goods": "Produits",
  "mail.order.discount": "Code de réduction {code}",
  "mail.order.shipping": "Livraison",
  "mail.order.total": "Total TTC",
  "mail.order.vat": "dont TVA à {rate}",
  "mail.order.delivery": "Livraison",
  "mail.order.relay": "Point relais",
  "mail.order.pickup": "Retrait au domaine",
  "mail.order.slot": "Le {day}, entre {from} et {to}",
  "mail.order.billing": "Facturation",
  "mail.order.invoice": "Facture",
  "mail.order.customer": "Client",
  "mail.order.message": "Message",
  "mail.order.parcel": "Numéro de colis : {number}",
  "mail.order.withdrawalBy":
    "Vous pouvez vous rétracter dans les {days, number} jours qui suivent la réception, sans avoir à vous justifier : renoncez au contrat ici, {page}, ou écrivez-nous à {email} en indiquant le numéro de la commande. Le formulaire type ci-dessous peut vous servir ; nos conditions de vente précisent la suite : {terms}",
  "mail.order.withdrawal":
    "Vous pouvez vous rétracter dans les {days, number} jours qui suivent la réception, sans avoir à vous justifier : renoncez au contrat ici, {page}. Le formulaire type ci-dessous peut vous servir ; nos conditions de vente précisent la suite : {terms}",
  "mail.order.withdrawalForm":
    "Formulaire de rétractation, à nous renvoyer seulement si vous vous rétractez : « À l’attention de {estate} : je vous notifie par la présente ma rétractation du contrat portant sur la vente des produits de la commande {code} du {day}, reçue le … Nom : … Adresse : … Date : … Signature, sur papier seulement : … »",
  "mail.order.thanks": "Merci de votre confiance, et bonne dégustation.",
  "mail.orderPaid.subject": "Votre commande {code} est confirmée",
  "mail.orderPaid.text":
    "Merci : votre paiement de {amount} nous est parvenu, et nous nous occupons de votre commande.",
  "mail.orderFree.subject": "Votre commande {code} est confirmée",
  "mail.orderFree.text": "Merci : il n’y a rien à régler, et nous nous occupons de votre commande.",
  "mail.orderUnderReview.subject": "Votre commande {code} est en cours d’examen",
  "mail.orderUnderReview.text":
    "Votre paiement de {amount} nous est parvenu après le délai pendant lequel vos bouteilles étaient réservées, et certaines sont parties entre-temps. Nous cherchons une solution et vous écrivons très vite ; s’il n’y en a pas, vous serez intégralement remboursé.",
  "mail.orderPaymentFailed.subject": "Le paiement de votre commande {code} n’a pas abouti",
  "mail.orderPaymentFailed.text":
    "Le paiement de {amount} a été refusé ou interrompu, et rien n’a été débité. Vos bouteilles vous restent réservées quelques minutes encore : vous pouvez réessayer, avec une autre carte si vous le souhaitez.",
  "mail.orderCancelled.subject": "Votre commande {code} est annulée",
  "mail.orderCancelled.text":
    "Nous avons annulé votre commande de {amount}. Rien n’a été débité. Si vous ne vous y attendiez pas, répondez simplement à ce message.",
  "mail.orderRefunded.subject": "Nous vous avons remboursé {amount} sur la commande {code}",
  "mail.orderRefunded.text":
    "Nous avons remboursé {amount} sur la carte avec laquelle vous aviez payé. Selon votre banque, la somme y apparaît sous quelques jours.",
  "mail.orderShipped.subject": "Votre commande {code} est en route",
  "mail.orderShipped.text":
    "Vos bouteilles ont quitté la cave. À leur arrivée, laissez-les reposer quelques jours : elles n’en seront que meilleures.",
  "mail.orderReady.subject": "Votre commande {code} est prête",
  "mail.orderReady.text": "Vos bouteilles vous attendent au domaine. Pensez à prendre le numéro de votre commande.",
  "mail.estateNewOrder.subject": "Nouvelle commande {code}, {amount}",
  "mail.estateNewOrder.text": "Une commande de {amount} vient d’être payée.",
  "mail.estateNewOrder.end": "Quand vous la préparez : npm run site -- order prepare {code}",
  "mail.estateLatePayment.subject": "Paiement tardif, stock manquant : commande {code}",
  "mail.estateLatePayment.text":
    "{amount} sont arrivés pour une commande dont le délai était passé, et ce qu’elle demande n’est plus là, ou a déjà été acheté. Le client sait que vous examinez son cas.",
  "mail.estateLatePayment.end":
    "Soit vous retrouvez les bouteilles (stock receive, puis order prepare {code}), soit vous remboursez (refund {code}).",
  "form.hidden": "Champ caché",
};
