import { type AnyExtension, Extension, Mark, Node } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from "@tiptap/extensions";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

import { alignmentOf, mayLinkTo, richTextPolicy } from "#schemas/content/rich-text-policy.ts";

/** Nodes and marks of rich text: what `richTextPolicy` allows, and nothing else. */
export function richTextExtensions(): AnyExtension[] {
  return [
    ...[Document, Paragraph, Text, HardBreak, Heading.configure({ levels: [2, 3, 4] }), Blockquote, HorizontalRule],
    ...[BulletList, OrderedList, ListItem, ListKeymap, Bold, Italic, Dropcursor, Gapcursor, TrailingNode, UndoRedo],
    Alignment,
    Link,
    Lang,
    Superscript,
    Subscript,
    Table,
    TableRow,
    tableCellOf("tableCell", "td", "cell"),
    tableCellOf("tableHeader", "th", "header_cell"),
  ];
}

/** How lines of a paragraph or heading stand; what is pasted may say so in its style. */
const Alignment = Extension.create({
  name: "alignment",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading"],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) =>
            alignmentOf(element.getAttribute(richTextPolicy.aligned.attribute)) ?? pastedAlignment(element),
          renderHTML: ({ align }) => ({ [richTextPolicy.aligned.attribute]: alignmentOf(align) }),
        },
      },
    },
  ],
});

function pastedAlignment(element: HTMLElement): string | null {
  const [, style] = /text-align:\s*([a-z]+)/.exec(element.getAttribute("style") ?? "") ?? [];
  const said = style ?? element.getAttribute("align");
  return alignmentOf(said === "right" ? "end" : said);
}

/** A link: where it leads, its title, and whether it opens a new tab. One that may not stand is no link. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({
    href: { default: null },
    title: { default: null },
    newTab: { default: false, parseHTML: (element) => element.getAttribute("target") === "_blank" },
  }),
  parseHTML: () => [
    { tag: "a[href]", getAttrs: (element) => (mayLinkTo(element.getAttribute("href") ?? "") ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes: { href, title } }) => ["a", { href, title }, 0],
});

/** Words of another language, which screen readers then pronounce. */
const Lang = Mark.create({
  name: "lang",
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: "span[lang]" }],
  renderHTML: ({ HTMLAttributes: { lang } }) => ["span", { lang }, 0],
});

const Superscript = Mark.create({
  name: "superscript",
  excludes: "subscript superscript",
  parseHTML: () => [{ tag: "sup" }, { style: "vertical-align=super" }],
  renderHTML: () => ["sup", 0],
});

const Subscript = Mark.create({
  name: "subscript",
  excludes: "subscript superscript",
  parseHTML: () => [{ tag: "sub" }, { style: "vertical-align=sub" }],
  renderHTML: () => ["sub", 0],
});

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ config }) => {
    const { tableRole: role } = config as { readonly tableRole?: string };
    return role === undefined ? {} : { tableRole: role };
  },
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
    "Shift-Tab": ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
  addProseMirrorPlugins: () => [tableEditing()],
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  ...tableRole("table"),
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
  ...tableRole("row"),
});

/** A cell is never wider or higher than one: the policy has no word for it. */
function tableCellOf(name: string, tag: string, role: string): Node {
  return Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => ({
      colspan: { default: 1, parseHTML: () => 1, rendered: false },
      rowspan: { default: 1, parseHTML: () => 1, rendered: false },
      colwidth: { default: null, parseHTML: () => null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    ...tableRole(role),
  });
}

/** What prosemirror-tables knows the parts of a table by. */
function tableRole(role: string): object {
  return { tableRole: role };
}
