import type { peopleMessages as english } from "./people-en_US.ts";

/** What the site says of those who edit it, in French. */
export const peopleMessages: Readonly<Record<keyof typeof english, string>> = {
  "session.superAdmin": "Cela est réservé aux SUPER_ADMIN.",
  "people.already": "Cette adresse est déjà celle d’un administrateur.",
  "people.invited": "Cette adresse a déjà été invitée : renvoyez plutôt l’invitation.",
  "people.invitationGone": "Cette invitation a été acceptée ou retirée.",
  "people.gone": "Cette personne n’administre plus le site.",
  "people.ownRole": "On ne change pas son propre rôle : demandez à un autre SUPER_ADMIN.",
  "people.ownSessions": "Pour mettre fin à la connexion en cours, déconnectez-vous.",
};
