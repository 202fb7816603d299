/** What the site says of its newsletter, in English. */
export const newsletterMessages = {
  "newsletter.words.ask": "Your address is used for this letter only. Every letter has a link to unsubscribe.",
  "newsletter.words.confirm": "Confirm my subscription: {list}",
  "newsletter.confirmationGone": "This link is too old, or a newer one has replaced it.",
  "newsletter.leaveGone": "This link leads to no subscription.",
  "label.unread": "has something that can’t be read",
  "label.noWine": "There is no product with one of these references.",
  "label.none": "This wine has no complete e-label yet: ingredients and nutrition are needed.",
  "newsletter.noList": "is not one of the lists",
  "newsletter.listName": "must have a French name, and no text over 400 characters",
  "newsletter.listInUse": "Somebody has subscribed to this list: it can be renamed, not removed.",
  "mail.newsletterConfirm.subject": "{list}: confirm your subscription",
  "mail.newsletterConfirm.text":
    "Somebody, probably you, asked to receive “{list}” from {estate} at this address. One press and it is done:",
  "mail.newsletterConfirm.button": "Confirm my subscription",
  "mail.newsletterConfirm.end":
    "The link is good for {days, number} days. If it wasn’t you, there is nothing to do: without your confirmation, nothing will be sent.",
  "mail.newsletterKnown.subject": "You already receive “{list}”",
  "mail.newsletterKnown.text":
    "Somebody, probably you, asked to receive “{list}” from {estate} at this address. You already receive it: nothing has changed.",
  "mail.newsletterKnown.end": "If it doesn’t reach you, please look among the unwanted mail.",
  "mail.newsletterWelcome.subject": "Your subscription is confirmed: {list}",
  "mail.newsletterWelcome.text": "Welcome among the readers of “{list}”. The next one is for you.",
  "mail.newsletterWelcome.end":
    "Should you change your mind, the link at the foot of this message, and of every letter, ends your subscription at once.",
} as const;
