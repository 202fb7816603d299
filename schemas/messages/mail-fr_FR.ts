import type { mailMessages as english } from "./mail-en_US.ts";

/** What the site's mails say, in French. */
export const mailMessages: Readonly<Record<keyof typeof english, string>> = {
  "mail.hello": "Bonjour {firstname},",
  "mail.helloNobody": "Bonjour,",
  "mail.link": "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur : {address}",
  "mail.why": "Vous recevez ce message à la suite d’une demande faite avec cette adresse sur {host}.",
  "mail.alcohol": "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
  "mail.passwordReset.subject": "Choisissez un nouveau mot de passe",
  "mail.passwordReset.text":
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte auprès de {estate}.",
  "mail.passwordReset.button": "Choisir un mot de passe",
  "mail.passwordReset.end":
    "Le lien sert une seule fois, pendant {minutes, number} minutes. Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe reste le même.",
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
};
