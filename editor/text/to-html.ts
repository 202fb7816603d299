import { alignmentOf, richTextPolicy } from "#schemas/content/rich-text-policy.ts";

/** A document of the text editor as data. */
export interface RichNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly RichMark[];
  readonly content?: readonly RichNode[];
}

export interface RichMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** Marks from the outside in. */
const markOrder = ["link", "lang", "bold", "italic", "superscript", "subscript"];

/** A text as it is stored: the very HTML that the server keeps of it. Nothing but empty paragraphs is no text. */
export function toHtml({ content = [] }: RichNode): string {
  const last = content.findLastIndex((node) => node.type !== "paragraph" || (node.content?.length ?? 0) > 0);
  return content
    .slice(0, last + 1)
    .map(block)
    .join("");
}

function block(node: RichNode): string {
  const { type, attrs, content = [] } = node;
  switch (type) {
    case "paragraph":
      return `<p${alignment(attrs)}>${inline(content)}</p>`;
    case "heading":
      return `<h${attrs?.["level"]}${alignment(attrs)}>${inline(content)}</h${attrs?.["level"]}>`;
    case "bulletList":
      return `<ul>${content.map(listItem).join("")}</ul>`;
    case "orderedList":
      return `<ol>${content.map(listItem).join("")}</ol>`;
    case "blockquote":
      return `<blockquote>${content.map(block).join("")}</blockquote>`;
    case "horizontalRule":
      return "<hr />";
    case "table":
      return table(content);
    default:
      throw new Error(`Rich text has no “${type}”`);
  }
}

function isAligned(node: RichNode | undefined): boolean {
  return alignmentOf(node?.attrs?.["align"]) !== null;
}

/** An item of one paragraph, and perhaps a list below it, has its words without a paragraph around. */
function listItem({ content = [] }: RichNode): string {
  const [first, ...others] = content;
  const isPlain = !isAligned(first) && others.every(({ type }) => type === "bulletList" || type === "orderedList");
  return `<li>${isPlain ? inline(first?.content ?? []) + others.map(block).join("") : content.map(block).join("")}</li>`;
}

function table(rows: readonly RichNode[]): string {
  const isHead = (row: RichNode) => (row.content ?? []).every(({ type }) => type === "tableHeader");
  const firstBody = rows.findIndex((row) => !isHead(row));
  const heads = firstBody === -1 ? rows.length : firstBody;
  const part = (tag: string, some: readonly RichNode[]) =>
    some.length === 0 ? "" : `<${tag}>${some.map(row).join("")}</${tag}>`;
  return `<table>${part("thead", rows.slice(0, heads))}${part("tbody", rows.slice(heads))}</table>`;
}

function row({ content = [] }: RichNode): string {
  return `<tr>${content.map(cell).join("")}</tr>`;
}

function cell({ type, content = [] }: RichNode): string {
  const tag = type === "tableHeader" ? "th" : "td";
  const [only] = content;
  const isPlain = content.length === 1 && only?.type === "paragraph" && !isAligned(only);
  return `<${tag}>${isPlain ? inline(only.content ?? []) : content.map(block).join("")}</${tag}>`;
}

/** Words with their marks; neighbours share the marks that they have in common. */
function inline(nodes: readonly RichNode[]): string {
  let html = "";
  let open: readonly RichMark[] = [];
  for (const node of nodes) {
    const marks = (node.marks ?? []).toSorted((a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type));
    const shared = sharedCount(open, marks);
    html += open.slice(shared).toReversed().map(closing).join("") + marks.slice(shared).map(opening).join("");
    html += node.type === "hardBreak" ? "<br />" : escaped(node.text ?? "");
    open = marks;
  }
  return html + open.toReversed().map(closing).join("");
}

function sharedCount(one: readonly RichMark[], other: readonly RichMark[]): number {
  const differs = one.findIndex((mark, index) => opening(mark) !== (other[index] ? opening(other[index]) : ""));
  return differs === -1 ? one.length : differs;
}

const tags: Readonly<Record<string, string>> = {
  link: "a",
  lang: "span",
  bold: "strong",
  italic: "em",
  superscript: "sup",
  subscript: "sub",
};

function opening({ type, attrs = {} }: RichMark): string {
  const tag = tagOf(type);
  if (type === "lang") return `<${tag}${attribute("lang", attrs["lang"])}>`;
  if (type !== "link") return `<${tag}>`;
  const newTab = attrs["newTab"] === true ? ` target="_blank" rel="${richTextPolicy.newTabRel}"` : "";
  return `<${tag}${attribute("href", attrs["href"])}${attribute("title", attrs["title"])}${newTab}>`;
}

function closing({ type }: RichMark): string {
  return `</${tagOf(type)}>`;
}

function tagOf(type: string): string {
  const tag = tags[type];
  if (tag === undefined) throw new Error(`Rich text has no “${type}”`);
  return tag;
}

function alignment(attrs: RichNode["attrs"]): string {
  return attribute(richTextPolicy.aligned.attribute, alignmentOf(attrs?.["align"]));
}

function attribute(name: string, value: unknown): string {
  return typeof value === "string" && value !== "" ? ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"` : "";
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
