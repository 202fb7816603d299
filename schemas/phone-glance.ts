/** Whether something may be a telephone number: what a browser sees at a glance; the server knows the world's numbers. */
export function looksLikePhone(text: string): boolean {
  return /^\+?[\d\s()./-]{6,}$/.test(text.trim());
}

/** Whether a number is a French one of a place: those of mobiles begin with 06 and 07. Other countries' are not known here. */
export function isFixedInFrance(text: string): boolean {
  const digits = text.replaceAll(/\(0\)|[^\d+]/g, "");
  return /^(?:\+33|0033|0)[1-589]\d{8}$/.test(digits);
}
