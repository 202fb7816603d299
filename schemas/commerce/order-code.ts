/** The signs of an order's code after `CD-`: what is left of letters and digits without what is read for another one. */
export const codeSigns = "2346789CDEFGHJKMNPQRTVWXY";

const whole = /CD-?([2346789CDEFGHJKMNPQRTVWXY]{7})(?![A-Z0-9])/;
const bare = /^([2346789CDEFGHJKMNPQRTVWXY]{7})$/;

/**
 * The order's code in what somebody typed or a camera read at the counter: with or without its `CD-`, in small letters,
 * with blanks, or within an address. Null: there is none in it.
 */
export function orderCodeIn(text: string): string | null {
  const upper = text.toUpperCase();
  const close = upper.replaceAll(/[\s.·–—]+/g, "");
  const found = whole.exec(upper)?.[1] ?? whole.exec(close)?.[1] ?? bare.exec(close.replaceAll("-", ""))?.[1];
  return found === undefined ? null : `CD-${found}`;
}
