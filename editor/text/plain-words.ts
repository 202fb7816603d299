/** The words of rich text, without its tags: a line for each paragraph, item, row of a table, and broken line. */
export function plainWords(html: string): string {
  const lined = html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<\/(?:p|h\d|li|tr|blockquote)>(?! ?<\/t[dh]>)/g, "$&\n")
    .replaceAll(/<br\b[^>]*>/g, "\n")
    .replaceAll(/(?=<\/t[dh]> ?<t[dh])/g, " · ");
  const { body } = new DOMParser().parseFromString(lined, "text/html");
  return (body.textContent ?? "")
    .replaceAll(/ *\n\s*/g, "\n")
    .replaceAll(/ +/g, " ")
    .trim();
}
