import type { newsletterMessages as english } from "./newsletter-en_US.ts";

/** What the site says of its newsletter, in French. */
export const newsletterMessages: Readonly<Record<keyof typeof english, string>> = {
  "newsletter.words.ask":
    "Votre adresse ne sert qu’à cette lettre. Un lien pour se désinscrire se trouve dans chacune.",
  "newsletter.words.confirm": "Confirmer mon inscription : {list}",
  "newsletter.confirmationGone": "Ce lien est trop ancien, ou un plus récent l’a remplacé.",
  "newsletter.leaveGone": "Ce lien ne correspond à aucune inscription.",
  "label.unread": "contient quelque chose d’illisible",
  "label.noWine": "Aucun produit ne porte l’une de ces références.",
  "label.none": "Ce vin n’a pas encore d’étiquette électronique complète : il y faut les ingrédients et la nutrition.",
  "newsletter.noList": "ne figure pas parmi les listes",
  "newsletter.listName": "doit avoir un nom français, et aucun texte de plus de 400 caractères",
  "newsletter.listInUse": "Quelqu’un s’est déjà inscrit à cette liste : on peut la renommer, pas la retirer.",
  "mail.newsletterConfirm.subject": "{list} : confirmez votre inscription",
  "mail.newsletterConfirm.text":
    "Quelqu’un, sans doute vous, a demandé à recevoir « {list} » de {estate} à cette adresse. Un geste, et c’est fait :",
  "mail.newsletterConfirm.button": "Confirmer mon inscription",
  "mail.newsletterConfirm.end":
    "Le lien vaut {days, number} jours. Si ce n’était pas vous, il n’y a rien à faire : sans votre confirmation, rien ne vous sera envoyé.",
  "mail.newsletterKnown.subject": "Vous recevez déjà « {list} »",
  "mail.newsletterKnown.text":
    "Quelqu’un, sans doute vous, a demandé à recevoir « {list} » de {estate} à cette adresse. Vous la recevez déjà : rien n’a changé.",
  "mail.newsletterKnown.end": "Si elle ne vous parvient pas, regardez parmi vos courriers indésirables.",
  "mail.newsletterWelcome.subject": "Votre inscription est confirmée : {list}",
  "mail.newsletterWelcome.text": "Bienvenue parmi les lecteurs de « {list} ». La prochaine est pour vous.",
  "mail.newsletterWelcome.end":
    "Si vous changez d’avis, le lien au bas de ce message, comme de chaque lettre, met fin à votre inscription aussitôt.",
};
