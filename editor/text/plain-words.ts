/** The words of rich text, without its tags. */
export function plainWords(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|h\d|li|td|th|blockquote)>/g, "$& ");
  const { body } = new DOMParser().parseFromString(spaced, "text/html");
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
