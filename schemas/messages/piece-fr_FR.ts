import type { pieceMessages as english } from "./piece-en_US.ts";

/** What the server says of templates and reusable blocks, in French. */
export const pieceMessages: Readonly<Record<keyof typeof english, string>> = {
  "reusable.inItself": "Ce bloc réutilisable se contiendrait lui-même\u00a0: retirez-le de son propre contenu.",
  "reusable.neverShown":
    "Les conditions d’affichage d’ici et celles du contenu ne sont jamais réunies\u00a0: modifiez les unes ou les autres avant de détacher.",
  "piece.inUse": "Ce bloc réutilisable est encore placé ici\u00a0: {where}. Retirez-le d’abord.",
  "piece.tooMany": "Le site garde déjà {limit, number} éléments de cette sorte\u00a0: supprimez-en un d’abord.",
};
