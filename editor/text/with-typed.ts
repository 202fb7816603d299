const ownLines = "p, h1, h2, h3, h4, li, blockquote, td, th";

/** A rich text with words at its end that were typed before the text editor was there; each line of them is a paragraph. */
export function withTyped(html: string, typed: string): string {
  if (typed === "") return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const [first = "", ...others] = typed.split("\n");
  let last: Element = body;
  while (last.lastElementChild?.matches(`${ownLines}, ul, ol, table, tbody, tr`)) last = last.lastElementChild;
  if (last.matches(ownLines)) last.append(first);
  else others.unshift(first);
  for (const line of others) {
    const paragraph = document.createElement("p");
    paragraph.append(line);
    body.append(paragraph);
  }
  return body.innerHTML.replaceAll(/<(br|hr)>/g, "<$1 />");
}
