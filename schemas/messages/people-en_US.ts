/** What the site says of those who edit it, in English. */
export const peopleMessages = {
  "session.superAdmin": "Only a SUPER_ADMIN may do this.",
  "people.already": "This address is an administrator’s already.",
  "people.invited": "This address was invited already: send the invitation once more instead.",
  "people.invitationGone": "This invitation was taken up or taken back.",
  "people.gone": "This is no administrator any more.",
  "people.ownRole": "Nobody changes their own role: ask another SUPER_ADMIN.",
  "people.ownSessions": "Log out instead to end the session that you are in.",
} as const;
