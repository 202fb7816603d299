/** What the site says of withdrawals, in English. */
export const returnMessages = {
  "withdrawal.unknown":
    "We find no order with this number and this address. Both stand in the mail that confirmed it; the address is the one that it came to.",
  "withdrawal.notBought": "This order was not paid, or is cancelled: there is nothing to withdraw from.",
  "withdrawal.over": "The time to withdraw from this order ended on {day}. Write to us if something is wrong with it.",
  "withdrawal.nothing": "Nothing of this order is left to withdraw from.",
  "withdrawal.excluded":
    "What was made for you can’t be withdrawn from, as was said before you ordered. Please take it off the list.",
  "withdrawal.none": "Choose at least one product.",
  "withdrawal.gone": "This withdrawal doesn’t exist.",
  "mail.withdrawal.subject": "We received your withdrawal from order {code}",
  "mail.withdrawal.text":
    "This is the receipt of your withdrawal from order {code}. Keep it: it says what you declared, and when we received it.",
  "mail.withdrawal.order": "Order",
  "mail.withdrawal.name": "Declared by",
  "mail.withdrawal.products": "Products withdrawn from",
  "mail.withdrawal.received": "Received on",
  "mail.withdrawal.at": "{day} at {time} (time in Paris)",
  "mail.withdrawal.amount": "Amount to be given back",
  "mail.withdrawal.end":
    "We give {amount} back by {day} at the latest, by the means that you paid with. We may wait until the goods are here, or until you show that they are on their way: send them within fourteen days.",
  "mail.withdrawal.endNothing": "There is nothing to give back: the goods cost nothing.",
  "mail.estateWithdrawal.subject": "Withdrawal from order {code}",
  "mail.estateWithdrawal.text":
    "{name} withdraws from order {code}. The receipt has gone to {email}. Nothing is to be agreed to: the money has to go back by {day}.",
  "mail.estateWithdrawal.end": "To give it back: npm run site -- withdrawal refund {id}",
  "mail.order.withdrawHere": "You may change your mind: withdraw from contract here, {page}",
} as const;
