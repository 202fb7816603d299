/** What the site's mails say, in English; the keys of this table are all there are. */
export const mailMessages = {
  "mail.hello": "Hello {firstname},",
  "mail.helloNobody": "Hello,",
  "mail.link": "If the button does not work, copy this address into your browser: {address}",
  "mail.why": "You receive this message because of something that was asked for with this address on {host}.",
  "mail.leave": "Stop receiving this letter",
  "mail.alcohol": "Alcohol abuse is dangerous for your health. Please drink responsibly.",
  "mail.passwordReset.subject": "Choose a new password",
  "mail.passwordReset.text": "Somebody, probably you, asked for a new password for your account with {estate}.",
  "mail.passwordReset.button": "Choose a new password",
  "mail.passwordReset.end":
    "The link works once, for {minutes, number} minutes. If you did not ask for it, there is nothing to do: your password stays as it is.",
  "mail.invitation.subject": "You are invited to look after the site of {estate}",
  "mail.invitation.text":
    "You are invited to edit the site of {estate}. Choose a password, then log in with it and this address.",
  "mail.invitation.textBy":
    "{by} invites you to edit the site of {estate}. Choose a password, then log in with it and this address.",
  "mail.invitation.button": "Choose a password",
  "mail.invitation.end":
    "The link works once, for {days, number} days. If you don’t know what this is about, there is nothing to do.",
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
  "mail.form.received": "Thank you: what you sent has arrived.",
  "mail.form.seats": "{seats, plural, one {# place is} other {# places are}} kept for you: {element}.",
  "mail.form.answer": "Somebody filled in the form “{title}” on your site:",
  "mail.form.about": "{title}: {element}",
  "mail.form.look": "To the site",
  "mail.form.files":
    "{files, plural, one {One file} other {# files}} came with it: they are kept with the answer on the site.",
  "mail.form.reply": "To answer, reply to this message: it goes to {replyTo}.",
  "mail.order.look": "See my order",
  "mail.order.follow": "Follow my parcel",
  "mail.order.title": "Order {code} of {day}",
  "mail.order.goods": "Goods",
  "mail.order.discount": "Discount code {code}",
  "mail.order.shipping": "Delivery",
  "mail.order.total": "Total including VAT",
  "mail.order.vat": "of which VAT at {rate}",
  "mail.order.delivery": "Delivery",
  "mail.order.relay": "Parcel shop",
  "mail.order.pickup": "Pick-up at the estate",
  "mail.order.slot": "{day}, between {from} and {to}",
  "mail.order.billing": "Billing",
  "mail.order.invoice": "Invoice",
  "mail.order.customer": "Customer",
  "mail.order.message": "Message",
  "mail.order.parcel": "Parcel number: {number}",
  "mail.order.withdrawalBy":
    "You may withdraw from this purchase within {days, number} days of receiving it, without giving a reason: withdraw from contract here, {page}, or write to us at {email}, naming the order. The standard form below may help you; our terms of sale say what follows: {terms}",
  "mail.order.withdrawal":
    "You may withdraw from this purchase within {days, number} days of receiving it, without giving a reason: withdraw from contract here, {page}. The standard form below may help you; our terms of sale say what follows: {terms}",
  "mail.order.withdrawalForm":
    "Withdrawal form, to be sent back to us only if you withdraw: “To {estate}: I hereby give notice that I withdraw from my contract of sale of the goods of the order {code} of {day}, received on … Name: … Address: … Date: … Signature, on paper only: …”",
  "mail.order.thanks": "Thank you for your trust, and to your good health.",
  "mail.orderPaid.subject": "Your order {code} is confirmed",
  "mail.orderPaid.text": "Thank you: your payment of {amount} has reached us, and we are looking after your order.",
  "mail.orderFree.subject": "Your order {code} is confirmed",
  "mail.orderFree.text": "Thank you: there is nothing to pay, and we are looking after your order.",
  "mail.orderUnderReview.subject": "Your order {code} is being looked at",
  "mail.orderUnderReview.text":
    "Your payment of {amount} reached us after the time for which your bottles were kept, and some of them have gone meanwhile. We are looking for a solution and will write to you very soon; if there is none, you get all of your money back.",
  "mail.orderPaymentFailed.subject": "The payment of your order {code} did not go through",
  "mail.orderPaymentFailed.text":
    "The payment of {amount} was declined or broken off, and nothing was charged. Your bottles are kept for you for a few more minutes: you can try again, with another card if you like.",
  "mail.orderCancelled.subject": "Your order {code} is cancelled",
  "mail.orderCancelled.text":
    "We have cancelled your order of {amount}. Nothing was charged for it. If you did not expect this, just answer this message.",
  "mail.orderRefunded.subject": "We have returned {amount} for your order {code}",
  "mail.orderRefunded.text":
    "We have returned {amount} to the card with which you paid. Depending on your bank it shows there within a few days.",
  "mail.orderShipped.subject": "Your order {code} is on its way",
  "mail.orderShipped.text":
    "Your bottles have left the cellar. Let them rest for a few days when they arrive: they will taste the better for it.",
  "mail.orderReady.subject": "Your order {code} is ready",
  "mail.orderReady.text": "Your bottles are waiting for you at the estate. Please bring the number of your order.",
  "mail.estateNewOrder.subject": "New order {code}, {amount}",
  "mail.estateNewOrder.text": "An order of {amount} has been paid.",
  "mail.estateNewOrder.end": "When you prepare it: npm run site -- order prepare {code}",
  "mail.estateLatePayment.subject": "Late payment, stock missing: order {code}",
  "mail.estateLatePayment.text":
    "{amount} came for an order whose time was over, and what it wants can't be had any more, or was bought already. The customer has been told that you are looking at it.",
  "mail.estateLatePayment.end":
    "Either find the bottles (stock receive, then order prepare {code}), or return the money (refund {code}).",
  "form.hidden": "Hidden field",
} as const;
