import type { stockMessages as english } from "./stock-en_US.ts";

/** What the server says of the stock, in French. */
export const stockMessages: Readonly<Record<keyof typeof english, string>> = {
  "stock.count": "Un stock est un nombre entier à partir de 0.",
  "stock.held": "Les commandes en retiennent davantage.",
  "stock.moved":
    "Le stock a changé entre-temps : il y en a {n} au lieu de {expected}. Veuillez vérifier et enregistrer de nouveau.",
  "stock.short": "Il n’y en a que {n}.",
  "stock.tooMany": "Un stock ne dépasse pas {max}.",
  "stock.released": "Ce stock n’est plus retenu.",
};
