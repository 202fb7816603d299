/** A phone number as people write it (`04 67 00 00 00`, `+33 (0)4…`) as the address of a call. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/, "").replaceAll(/[^\d+]/g, "")}`;
}
