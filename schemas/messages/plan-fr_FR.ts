import type { planMessages as english } from "./plan-en_US.ts";

/** What the server says of publications that are planned, and of links to what isn't public, in French. */
export const planMessages: Readonly<Record<keyof typeof english, string>> = {
  "missing.plan": "Il n’y a pas de programmation {id}.",
  "plan.minute": "Une publication se programme à la minute, avant l’année 2200.",
  "plan.past": "Ce moment est déjà passé : choisissez-en un à venir.",
  "plan.one": "Une seule page à la fois peut être retirée du site à un moment donné.",
  "plan.taken": "C’est déjà programmé : annulez cette programmation, ou remplacez-la.",
  "plan.replaced": "Cette programmation n’existe plus : elle a été annulée, ou elle vient d’avoir lieu.",
  "plan.publishedMeanwhile": "Une autre version a été publiée entre-temps : rien n’a été changé.",
  "plan.authorGone": "Qui l’avait programmé n’administre plus ce site : rien n’a été changé.",
  "plan.unreadable": "Ce qui était programmé ne peut plus être lu par cette version du site : rien n’a été changé.",
  "plan.broken": "Une panne du site l’a empêché : rien n’a été changé.",
  "missing.share": "Il n’y a pas de lien {id}.",
  "share.tooMany": "Il y a déjà {max} liens vers cette page : retirez-en un d’abord.",
};
