/** What the site's mails say, in English; the keys of this table are all there are. */
export const mailMessages = {
  "mail.hello": "Hello {firstname},",
  "mail.helloNobody": "Hello,",
  "mail.link": "If the button does not work, copy this address into your browser: {address}",
  "mail.why": "You receive this message because of something that was asked for with this address on {host}.",
  "mail.alcohol": "Alcohol abuse is dangerous for your health. Please drink responsibly.",
  "mail.passwordReset.subject": "Choose a new password",
  "mail.passwordReset.text": "Somebody, probably you, asked for a new password for your account with {estate}.",
  "mail.passwordReset.button": "Choose a new password",
  "mail.passwordReset.end":
    "The link works once, for {minutes, number} minutes. If you did not ask for it, there is nothing to do: your password stays as it is.",
  "mail.passwordChanged.subject": "Your password was changed",
  "mail.passwordChanged.text": "The password of your account with {estate} was just changed.",
  "mail.passwordChanged.end": "If it was not you, choose a new one at once: everybody else is logged out by it.",
  "mail.passwordChanged.button": "That was not me",
  "mail.accountOpened.subject": "Welcome to {estate}",
  "mail.accountOpened.text":
    "Your account is open. You will find your orders and your details there, and the next one goes faster.",
  "mail.accountOpened.button": "To my account",
  "mail.accountKnown.subject": "You already have an account",
  "mail.accountKnown.text":
    "Somebody, probably you, wanted to open an account with {estate} with this address. There is one already: log in with it, or choose a new password if you have forgotten yours.",
  "mail.accountKnown.button": "Choose a new password",
  "mail.accountKnown.end": "If it was not you, there is nothing to do: nothing was changed.",
  "mail.accountClosed.subject": "Your account is deleted",
  "mail.accountClosed.text":
    "Your account with {estate} is deleted, and with it your name, your details and your subscription to the newsletter.",
  "mail.accountClosed.end": "Thank you for the wines that we shared.",
} as const;
