/** What the server says of publications that are planned, and of links to what isn't public, in English; the other languages have the same keys. */
export const planMessages = {
  "missing.plan": "There is no schedule {id}.",
  "plan.minute": "A publication is scheduled to the minute, before the year 2200.",
  "plan.past": "That moment has passed: choose one to come.",
  "plan.one": "Only one page at a time can be scheduled to leave the site.",
  "plan.taken": "This is scheduled already: cancel that schedule, or replace it.",
  "plan.replaced": "That schedule no longer exists: it was cancelled, or it has just happened.",
  "plan.publishedMeanwhile": "Another version was published meanwhile: nothing was changed.",
  "plan.authorGone": "Whoever scheduled this no longer administers the site: nothing was changed.",
  "plan.unreadable": "What was scheduled can no longer be read by this version of the site: nothing was changed.",
  "plan.broken": "A failure of the site prevented it: nothing was changed.",
  "missing.share": "There is no link {id}.",
  "share.tooMany": "There are already {max} links to this page: take one back first.",
} as const;
