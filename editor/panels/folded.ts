/** Small letters without accents, so that "citee" finds "citée". */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
