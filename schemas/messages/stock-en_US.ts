/** What the server says of the stock, in English. */
export const stockMessages = {
  "stock.count": "A stock is a whole number from 0 on.",
  "stock.held": "Orders hold more than that.",
  "stock.moved": "The stock has changed meanwhile: there are {n} instead of {expected}. Please check and save again.",
  "stock.short": "There are only {n}.",
  "stock.tooMany": "A stock is {max} at most.",
  "stock.released": "This stock is no longer held.",
};
