/** What the server says of templates and reusable blocks, in English. */
export const pieceMessages = {
  "reusable.inItself": "This reusable block would contain itself: take it out of its own content.",
  "reusable.neverShown":
    "The conditions here and those of the content never hold together: change one or the other before detaching.",
  "piece.inUse": "This reusable block is still placed on: {where}. Take it off there first.",
  "piece.tooMany": "The site keeps {limit, number} of these already: delete one first.",
};
