import { Editor } from "@tiptap/core";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { testPorts } from "#editor/fields/test-ports.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import { demoRichTexts } from "#tests/factories/demo-rich-texts.ts";

import { tidyPasted } from "./pasted-html.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";
import type { RichTextEditorProps } from "./rich-text-editor-props.ts";
import { richTextExtensions } from "./rich-text-schema.ts";
import { toHtml } from "./to-html.ts";

const ports = testPorts();

/** What is stored of HTML that is read by the text editor. */
function read(html: string): string {
  const editor = new Editor({ extensions: richTextExtensions(), content: html, injectCSS: false });
  const stored = toHtml(editor.getJSON());
  editor.destroy();
  return stored;
}

/** A text editor that writes into a text of its own. */
async function write(html: string, more: Partial<RichTextEditorProps> = {}) {
  let text = html;
  let setOutside: (html: string) => void = () => {};
  function Writing(): ReactNode {
    const [value, setValue] = useState(html);
    setOutside = setValue;
    const onChange = (next: string) => {
      text = next;
      setValue(next);
    };
    return (
      <div style={{ padding: 60, background: "var(--ed-panel)" }}>
        <RichTextEditor {...{ ports, onChange }} label="Texte" locale="fr_FR" isFocused {...more} html={value} />
      </div>
    );
  }
  await render(
    <InEditor>
      <Writing />
      <button type="button">Ailleurs</button>
    </InEditor>,
  );
  const field = page.getByRole("textbox", { name: "Texte" });
  await expect.element(field).toBeVisible();
  await expect.poll(() => field.element().contains(document.activeElement)).toBe(true);
  return { field, text: () => text, setOutside: (next: string) => setOutside(next) };
}

const tool = (name: string) => page.getByRole("toolbar", { name: "Mise en forme" }).getByRole("button", { name });

test("the demo's texts come back as they were", () => {
  const texts = demoRichTexts();
  expect(texts.length).toBeGreaterThan(50);
  // What stands between paragraphs is nothing that is read.
  for (const text of texts) expect(read(text).replaceAll("<br />", "<br>")).toBe(text.replaceAll(/>\n\s*</g, "><"));
});

test.each([
  "<h2>Le chai</h2><p>Un <strong>beau</strong> <em>millésime</em>, n<sup>o</sup> 1.<br />Suite H<sub>2</sub>O</p>",
  "<ul><li>un</li><li>deux<ol><li>deux bis</li></ol></li></ul>",
  "<blockquote><p>« Oui »</p></blockquote><hr /><h3>a</h3><h4>b</h4>",
  '<h2 data-align="center">a</h2><p data-align="end">b</p><ul><li><p data-align="center">c</p></li></ul>',
  '<p><a href="/contact" title="Nous écrire">ici</a> <span lang="en">here</span></p>',
  '<p><a href="https://a.example/?b=1&amp;c" target="_blank" rel="noopener noreferrer">a <strong>b</strong></a></p>',
  "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
])("what the policy allows comes back as it was: %s", (html) => {
  expect(read(html)).toBe(html);
});

test.each([
  ["<h1>a</h1><h5>b</h5><h6>c</h6>", "<h2>a</h2><h4>b</h4><h4>c</h4>"],
  ['<p style="color:red" class="x">a<img src="x" onerror="alert(1)"></p>', "<p>a</p>"],
  ['<p><a href="javascript:alert(1)">a</a> <a href="//evil.example">b</a></p>', "<p>a b</p>"],
  [
    '<h2 align="right">a</h2><p style="text-align:center">b</p><p style="text-align:justify">c</p>',
    '<h2 data-align="end">a</h2><p data-align="center">b</p><p>c</p>',
  ],
  ["<div>un<div>deux</div></div><script>alert(1)</script>", "<p>un</p><p>deux</p>"],
  ['<b style="font-weight:normal"><p>a <span style="font-weight:700">b</span></p></b>', "<p>a <strong>b</strong></p>"],
  ["<p>a</p><p>&nbsp;</p><p class=MsoNormal><o:p></o:p></p><p>b</p>", "<p>a</p><p>b</p>"],
  [
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp; </span></span>Rouge</p>
     <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp; </span></span>Blanc</p><p>Fin</p>`,
    "<ul><li>Rouge</li><li>Blanc</li></ul><p>Fin</p>",
  ],
  [
    `<p class=MsoListParagraph style='mso-list:l1'>1.<span>&nbsp; </span>Un</p><p class=MsoListParagraph style='mso-list:l1'>2.<span>&nbsp;</span>Deux</p>`,
    "<ol><li>Un</li><li>Deux</li></ol>",
  ],
  [
    '<!--StartFragment--><table><tr><td colspan="2" width="9">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    "<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td>c</td></tr></tbody></table>",
  ],
])("pasted %j is stored as %j", (html, stored) => {
  const editor = new Editor({
    ...{ extensions: richTextExtensions(), injectCSS: false, element: document.body },
    editorProps: { transformPastedHTML: tidyPasted },
  });
  editor.view.pasteHTML(html);
  const became = toHtml(editor.getJSON());
  editor.destroy();
  expect(became).toBe(stored);
});

test("words are written, made bold, headings and lists, by keyboard", async () => {
  const { text } = await write("");
  await userEvent.keyboard(
    "Le {Control>}b{/Control}chai{Control>}b{/Control} neuf{Enter}- un{Enter}deux{Enter}{Enter}## Titre",
  );
  await expect.poll(text).toBe("<p>Le <strong>chai</strong> neuf</p><ul><li>un</li><li>deux</li></ul><h2>Titre</h2>");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(text).not.toContain("Titre");
});

test("tools show what the words are, and are reached and left by keys", async () => {
  const { field, text } = await write("<p>Vendange</p>");
  await userEvent.keyboard("{Control>}a{/Control}{Alt>}{F10}{/Alt}");
  const style = page.getByRole("combobox", { name: "Style du paragraphe" });
  await expect.element(style).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tool("Gras")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(text).toBe("<p><strong>Vendange</strong></p>");
  await expect.element(tool("Gras")).toHaveAttribute("aria-pressed", "true");
  await userEvent.selectOptions(style, "Titre 3");
  await expect.poll(text).toBe("<h3><strong>Vendange</strong></h3>");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(tool("Autres outils"));
  await userEvent.click(page.getByRole("menuitem", { name: "Retirer la mise en forme" }));
  await expect.poll(text).toBe("<p>Vendange</p>");
  await expect.poll(() => field.element().contains(document.activeElement)).toBe(true);
});

test("paragraphs and headings are aligned, all that are marked at once, and back again", async () => {
  const { text } = await write("<h2>Le chai</h2><p>Vendange</p>");
  await userEvent.keyboard("{Control>}a{/Control}");
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(tool("Alignement"));
    await userEvent.click(page.getByRole("menuitemcheckbox", { name }));
  };
  await choose("Centré");
  await expect.poll(text).toBe('<h2 data-align="center">Le chai</h2><p data-align="center">Vendange</p>');
  const words = page.getByText("Vendange").element();
  expect(getComputedStyle(words).textAlign).toBe("center");
  await choose("À gauche");
  await expect.poll(text).toBe("<h2>Le chai</h2><p>Vendange</p>");
});

test("opening a text changes nothing, whatever it ends with", async () => {
  const onChange = vi.fn();
  const { field } = await write("<p>Deux</p><ul><li>un</li><li>deux</li></ul>", { onChange });
  await expect.element(field).toMatchTextContent(/deux/);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(onChange).not.toHaveBeenCalled();
});

test("a link leads to a page that is found by its name; a wrong address is said", async () => {
  const { text } = await write("<p>vignoble</p>");
  await userEvent.keyboard("{Control>}a{/Control}{Control>}k{/Control}");
  const address = page.getByRole("textbox", { name: "Adresse" });
  await userEvent.fill(address, "javascript:alert(1)");
  await userEvent.click(page.getByRole("button", { name: "Appliquer" }));
  await expect.element(address).toHaveAccessibleDescription(/Indiquez une page du site/);
  expect(text()).toBe("<p>vignoble</p>");
  await userEvent.fill(page.getByRole("combobox", { name: "Page ou produit du site" }), "vigno");
  await userEvent.click(page.getByRole("option", { name: /Le vignoble/ }));
  await expect.element(address).toHaveValue("/le-vignoble");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Appliquer" }));
  await expect.poll(text).toBe('<p><a href="/le-vignoble">vignoble</a></p>');
  await userEvent.click(tool("Lien"));
  await userEvent.click(page.getByRole("switch", { name: "Ouvrir dans un nouvel onglet" }));
  await userEvent.click(page.getByRole("button", { name: "Appliquer" }));
  await expect.poll(text).toContain('target="_blank" rel="noopener noreferrer"');
  await userEvent.click(tool("Lien"));
  await userEvent.click(page.getByRole("button", { name: "Retirer le lien" }));
  await expect.poll(text).toBe("<p>vignoble</p>");
});

test("a table is put in, gone through by Tab, and gets rows", async () => {
  const { text } = await write("");
  await userEvent.click(tool("Autres outils"));
  await userEvent.click(page.getByRole("menuitem", { name: "Insérer un tableau" }));
  await userEvent.click(page.getByRole("columnheader").first());
  await userEvent.keyboard("Année{Tab}Prix");
  await expect.poll(text).toContain("<thead><tr><th>Année</th><th>Prix</th><th></th></tr></thead>");
  const rows = () => text().split("<tr>").length - 1;
  expect(rows()).toBe(3);
  await userEvent.click(tool("Autres outils"));
  await userEvent.hover(page.getByRole("menuitem", { name: "Tableau" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Ajouter une ligne dessous" }));
  await expect.poll(rows).toBe(4);
});

test("what comes from outside waits while somebody writes, and is taken over when nobody does", async () => {
  const { field, text, setOutside } = await write("<p>ab</p>");
  await userEvent.keyboard("c");
  setOutside("<p>de quelqu’un d’autre</p>");
  await userEvent.keyboard("d");
  await expect.poll(text).toBe("<p>abcd</p>");
  await userEvent.click(page.getByRole("button", { name: "Ailleurs" }));
  setOutside("<p>plus tard</p>");
  await expect.element(field).toHaveTextContent("plus tard");
});

test("[ES14] what came while somebody was in it stands there once they leave, though they wrote nothing", async () => {
  const { field, text, setOutside } = await write("<p>ab</p>");
  setOutside("<p>de quelqu’un d’autre</p>");
  await expect.element(field).toHaveTextContent("ab");
  await userEvent.click(page.getByRole("button", { name: "Ailleurs" }));
  await expect.element(field).toHaveTextContent("de quelqu’un d’autre");
  expect(text()).toBe("<p>ab</p>");
});

test("Escape ends it, and so does going elsewhere, but not the tools", async () => {
  const onClose = vi.fn();
  const { field } = await write("<p>a</p>", { onClose });
  await userEvent.click(tool("Gras"));
  await userEvent.click(tool("Lien"));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("textbox", { name: "Adresse" })).not.toBeInTheDocument();
  await expect.poll(() => field.element().contains(document.activeElement)).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole("button", { name: "Ailleurs" }));
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});

test("the floating tools stand above the selected words, within the window", async () => {
  await write(`<p>${"Un texte assez long. ".repeat(40)}</p>`);
  await userEvent.keyboard("{Control>}{End}{/Control}{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
  const bar = () => page.getByRole("toolbar").element().getBoundingClientRect();
  const selected = () => getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => Math.round(selected().top - bar().bottom)).toBeLessThan(16);
  expect(selected().top).toBeGreaterThanOrEqual(bar().bottom);
  expect(bar().right).toBeLessThanOrEqual(window.innerWidth);
});

test("where only the caret is in the text they stand at it, not at the text's edge", async () => {
  await write(`<p>${"Un texte assez long. ".repeat(40)}</p><p>La fin</p>`);
  await userEvent.keyboard("{Control>}{End}{/Control}");
  const bar = () => page.getByRole("toolbar").element().getBoundingClientRect();
  const last = page.getByText("La fin", { exact: true }).element();
  await expect.poll(() => Math.abs(last.getBoundingClientRect().top - bar().bottom)).toBeLessThan(16);
});
