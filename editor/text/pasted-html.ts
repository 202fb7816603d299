import { richTextPolicy } from "#schemas/content/rich-text-policy.ts";

/**
 * HTML from elsewhere (a word processor, a mail, another site) as plain as rich text is: its own names for headings and
 * marks, Word's paragraphs with a bullet or a number as lists, empty paragraphs gone. What isn't allowed goes when the
 * text editor reads it.
 */
export function tidyPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unread of body.querySelectorAll("style, script, title, meta, link, xml, template")) unread.remove();
  removeComments(body);
  for (const [other, ours] of Object.entries(richTextPolicy.renamed)) {
    for (const element of body.querySelectorAll(other)) if (!isPlainWeight(element)) rename(element, ours);
  }
  listWordParagraphs(body);
  for (const wide of body.querySelectorAll<HTMLTableCellElement>("td[colspan], th[colspan]")) {
    // A cell is never wider than one: those that it covered stand beside it, as far as a table may reach.
    for (let more = Math.min(wide.colSpan, 20) - 1; more > 0; more -= 1)
      wide.after(document.createElement(wide.localName));
    wide.removeAttribute("colspan");
  }
  for (const paragraph of body.querySelectorAll("p, h2, h3, h4, div")) {
    const isEmpty = (paragraph.textContent ?? "").replaceAll("\u00a0", " ").trim() === "";
    if (isEmpty && !paragraph.querySelector("br, hr, table, img")) paragraph.remove();
  }
  return body.innerHTML;
}

/** Google's documents stand in a `<b>` that isn't bold. */
function isPlainWeight(element: Element): boolean {
  return /font-weight:\s*(normal|400)/.test(element.getAttribute("style") ?? "");
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const bullet = /^[\s\u00a0]*[·•▪◦o§–-][\s\u00a0]+/;
const numbered = /^[\s\u00a0]*(?:\d+|[a-z]|[ivx]+)[.)][\s\u00a0]+/i;

/** Word writes an item of a list as a paragraph whose first letters are a sign: neighbours become one list. */
function listWordParagraphs(body: HTMLElement): void {
  let list: Element | null = null;
  for (const paragraph of [...body.querySelectorAll("p")]) {
    if (!/mso-list|MsoListParagraph/.test(`${paragraph.className} ${paragraph.getAttribute("style") ?? ""}`)) continue;
    const words = paragraph.textContent ?? "";
    const sign = bullet.exec(words) ?? numbered.exec(words);
    if (sign === null) continue;
    const tag = bullet.test(words) ? "ul" : "ol";
    dropLetters(paragraph, sign[0].length);
    const before: Element | null = paragraph.previousElementSibling;
    if (list === null || before !== list || list.localName !== tag) {
      list = document.createElement(tag);
      paragraph.before(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Removes so many letters from an element's beginning. */
function dropLetters(element: Element, count: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  while (left > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    const dropped = Math.min(left, text.data.length);
    text.data = text.data.slice(dropped);
    left -= dropped;
  }
}
