/** The passages of a text that somebody still has to fill in: what stands in square brackets. */
export function openPassages(html: string): readonly string[] {
  return [...html.matchAll(/\[[^\][<>]{2,}\]/g)].map(([passage]) => passage);
}
