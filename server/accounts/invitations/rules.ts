/** How long the link of an invitation is good, in days. */
export const invitationDays = 7;

const day = 86_400_000;

/** The same, in milliseconds. */
export const invitationLifetime = invitationDays * day;

/** How long the link is good that a start shows to the first administrator, in milliseconds: a day; the next start shows another. */
export const firstLinkLifetime = day;

/** How long an invitation that nobody took up is still listed, so that it can be sent again, in milliseconds: 30 days. */
export const keptUnanswered = 30 * day;
