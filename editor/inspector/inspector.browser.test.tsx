import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { definitions } from "#blocks/definitions.ts";
import { defineBlock } from "#blocks/kit/define-block.ts";
import { testEverywhere } from "#editor/everywhere/test-everywhere.ts";
import { testPorts } from "#editor/fields/test-ports.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import { colour } from "#schemas/fields/colour.ts";
import { list } from "#schemas/fields/list.ts";
import { number } from "#schemas/fields/number.ts";
import { responsive } from "#schemas/fields/responsive.ts";
import { select } from "#schemas/fields/select.ts";
import { text } from "#schemas/fields/text.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";

import { Inspector } from "./inspector.tsx";
import { Bench } from "./test-bench.tsx";

const same = (words: string) => ({ fr_FR: words, en_US: words });

const definition = defineBlock({
  slug: "sample",
  label: same("Exemple"),
  help: same("Pour essayer."),
  group: "text",
  version: 1,
  mode: "static",
  fields: {
    title: text({ label: same("Titre"), max: 12 }),
    code: text({ label: same("Code"), localized: false, min: 2 }),
    tone: select({
      label: same("Ton"),
      options: [
        { value: "paper", label: same("Papier") },
        { value: "dark", label: same("Sombre") },
      ],
    }),
    ink: colour({ label: same("Encre") }),
    columns: responsive(number({ label: same("Colonnes"), min: 1, max: 6, integer: true })),
    items: list({ label: same("Étapes"), max: 3, item: { name: text({ label: same("Nom") }) } }),
  },
});

/** An inspector of the sample, and what became of its props. */
async function open(bench: Partial<Parameters<typeof Bench>[0]> = {}) {
  const groups: (string | undefined)[] = [];
  let done: LayoutDocument | null = null;
  const onDone = (document: LayoutDocument, group: string | undefined) => {
    done = document;
    groups.push(group);
  };
  await render(<Bench definition={definition} onDone={onDone} {...bench} />);
  return { groups, props: () => (done as LayoutDocument | null)?.blocks["b1"]?.props };
}

const title = () => page.getByRole("textbox", { name: "Titre", exact: true });

test("nothing selected, several, an unknown block: each says what it is, in words", async () => {
  const everywhere = testEverywhere().draft;
  const props = { everywhere, locale: "fr_FR", ports: testPorts(), run: vi.fn() } as const;
  const block = { id: "b1", slug: "old-slider", v: 3, props: { speed: 4 }, slots: {} };
  const rendered = await render(
    <InEditor>
      <Inspector {...props} block={null} />
    </InEditor>,
  );
  await expect.element(page.getByText("Aucun bloc sélectionné")).toBeVisible();
  await rendered.rerender(
    <InEditor>
      <Inspector {...props} block={null} count={3} />
    </InEditor>,
  );
  await expect.element(page.getByText("3 blocs sélectionnés")).toBeVisible();
  await rendered.rerender(
    <InEditor>
      <Inspector {...props} block={block} />
    </InEditor>,
  );
  await expect.element(page.getByText(/Le site ne connaît pas le bloc «\sold-slider\s»/)).toBeVisible();
  await expect.element(page.getByText(/"speed": 4/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("what is typed is stored at each key, and one field's keys are one go", async () => {
  const { groups, props } = await open();
  await userEvent.click(title());
  await userEvent.keyboard("Vin");
  expect(props()).toEqual({ title: { fr_FR: "Vin" } });
  expect(new Set(groups).size).toBe(1);
  expect(groups).toHaveLength(3);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Ton" }), "Sombre");
  expect(groups.at(-1)).toBeUndefined();
  expect(props()).toMatchObject({ tone: "dark" });
});

test("what is wrong is said as it is typed, stands until it is mended, and is not stored", async () => {
  const { props } = await open();
  await userEvent.fill(title(), "Un titre trop long");
  await expect.element(title()).toHaveAccessibleDescription(/«\sTitre\s» doit avoir 12 caractères au plus\./);
  await expect.element(title()).toHaveAttribute("aria-invalid", "true");
  expect(props()).toBeUndefined();
  await userEvent.tab();
  await expect.element(title()).toHaveValue("Un titre trop long");
  await userEvent.fill(title(), "Court");
  await expect.element(title()).not.toHaveAttribute("aria-invalid");
  expect(props()).toEqual({ title: { fr_FR: "Court" } });
  const code = page.getByRole("textbox", { name: "Code" });
  await userEvent.fill(code, "x");
  await expect.element(code).toHaveAccessibleDescription(/2 caractères au moins/);
});

test("a prop goes back to what the site has set, and says what that is; without, to the default", async () => {
  const config = { slug: "sample", v: 1, props: { tone: "dark" } };
  const { props } = await open({ config, props: { tone: "paper", code: "ab" } });
  await userEvent.click(page.getByRole("button", { name: /Ton\s: revenir au réglage du site \(«\sSombre\s»\)/ }));
  expect(props()).toEqual({ code: "ab" });
  await expect.element(page.getByRole("combobox", { name: "Ton" })).toHaveValue("1");
  await userEvent.click(page.getByRole("button", { name: /Code\s: revenir à la valeur par défaut \(vide\)/ }));
  expect(props()).toEqual({});
  await expect.element(page.getByRole("button", { name: /revenir/ })).not.toBeInTheDocument();
});

test("what is set everywhere stands apart, is edited as a draft of its own, and falls back to the block's default", async () => {
  const config = { slug: "sample", v: 1, props: { tone: "dark" } };
  const everywhere = testEverywhere([config], { get: () => definition });
  const { props } = await open({ config, everywhere: everywhere.draft });
  await userEvent.click(page.getByRole("tab", { name: "Partout sur le site" }));
  const panel = page.getByRole("tabpanel", { name: "Partout sur le site" });
  await expect.element(panel.getByRole("combobox", { name: "Ton" })).toHaveValue("1");
  await userEvent.fill(panel.getByRole("textbox", { name: "Code" }), "ab");
  const set = () => everywhere.draft.store?.document.configs;
  await expect.poll(set).toEqual({ sample: { v: 1, props: { tone: "dark", code: "ab" } } });
  await everywhere.draft.store?.save();
  expect(everywhere.server.document.configs["sample"]?.props).toEqual({ tone: "dark", code: "ab" });
  await userEvent.click(panel.getByRole("button", { name: /Ton\s: revenir à la valeur par défaut/ }));
  expect(set()).toEqual({ sample: { v: 1, props: { code: "ab" } } });
  everywhere.draft.store?.undo();
  await expect.element(panel.getByRole("combobox", { name: "Ton" })).toHaveValue("1");
  // The block's own settings are untouched.
  expect(props()).toBeUndefined();
  expect(await axeProblems()).toEqual([]);
});

test("a translation says whether it is missing or older than what it translates, and stands beside it", async () => {
  const published = { id: "b1", slug: "sample", v: 1, props: { title: { fr_FR: "Vin", en_US: "Wine" } }, slots: {} };
  const ports = testPorts({ publishedBlock: async () => published });
  const { props } = await open({ props: { title: { fr_FR: "Vins", en_US: "Wine" } }, ports });
  const state = page.getByRole("button", { name: /^English/ });
  const words = () => state.element().textContent;
  await expect.poll(words).toMatch(/^English\s: à revoir$/);
  await userEvent.click(state);
  const english = page.getByRole("textbox", { name: "Titre (English)" });
  await expect.element(english).toHaveAttribute("lang", "en-US");
  await userEvent.fill(english, "Wines");
  await expect.poll(words).toBe("English");
  await userEvent.clear(english);
  expect(props()).toEqual({ title: { fr_FR: "Vins" } });
  await expect.poll(words).toMatch(/^English\s: manque$/);
  await expect.element(english).toHaveAttribute("placeholder", "Vins");
  expect(await axeProblems()).toEqual([]);
});

test("items are added, named, moved by keys, duplicated and removed, and no more than fit", async () => {
  const { groups, props } = await open();
  const add = page.getByRole("button", { name: "Ajouter un élément" });
  await userEvent.click(add);
  await expect.element(page.getByRole("textbox", { name: "Nom" })).toHaveFocus();
  await userEvent.keyboard("Vendange");
  expect(new Set(groups.slice(1)).size).toBe(1);
  await userEvent.click(add);
  await expect.element(page.getByRole("textbox", { name: "Nom" })).toHaveValue("");
  await userEvent.keyboard("Pressoir");
  const names = () => ((props()?.["items"] ?? []) as { name: { fr_FR: string } }[]).map(({ name }) => name.fr_FR);
  expect(names()).toEqual(["Vendange", "Pressoir"]);
  (page.getByRole("button", { name: "Pressoir", exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(names()).toEqual(["Pressoir", "Vendange"]);
  await expect.element(page.getByRole("button", { name: "Pressoir", exact: true })).toHaveFocus();
  await expect
    .element(page.getByRole("button", { name: "Pressoir", exact: true }))
    .toHaveAttribute("aria-expanded", "true");
  await userEvent.click(page.getByRole("button", { name: "Dupliquer « Pressoir »" }));
  expect(names()).toEqual(["Pressoir", "Pressoir", "Vendange"]);
  await expect.element(add).toBeDisabled();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Retirer « Vendange »" }));
  expect(names()).toEqual(["Pressoir", "Pressoir"]);
  await expect.element(add).toHaveFocus();
});

test("colours of the theme say how they read on the page's ground", async () => {
  const theme = document.createElement("div");
  theme.className = "page";
  theme.style.cssText = "--color-background:#ffffff;--color-primary:#6b1d33;--color-menu:#cccccc";
  document.body.append(theme);
  const { props } = await open();
  await expect.element(page.getByRole("radio", { name: "Principale, Contraste 11,4 pour 1" })).toBeInTheDocument();
  await userEvent.click(page.getByRole("radio", { name: /^Menu,/ }));
  expect(props()).toEqual({ ink: "menu" });
  await expect.element(page.getByText(/Se lit mal/)).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Autre couleur" }), "#12345");
  await expect.element(page.getByText(/«\sEncre\s» doit être une couleur/)).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Autre couleur" }), "#123456");
  expect(props()).toEqual({ ink: "#123456" });
  await userEvent.click(page.getByRole("radio", { name: "Aucune couleur" }));
  expect(props()).toEqual({ ink: null });
  theme.remove();
});

test("a value may differ at wider widths", async () => {
  const { props } = await open();
  await userEvent.fill(page.getByRole("spinbutton", { name: "Petite largeur" }), "2");
  await userEvent.click(page.getByRole("button", { name: "Autre valeur : Grande largeur" }));
  await userEvent.fill(page.getByRole("spinbutton", { name: "Grande largeur" }), "4");
  expect(props()).toEqual({ columns: { base: 2, large: 4 } });
  await userEvent.click(page.getByRole("button", { name: "Retirer la valeur : Grande largeur" }));
  expect(props()).toEqual({ columns: { base: 2 } });
});

test("what is stored and can't be used is named, counts for nothing and can be removed", async () => {
  const { props } = await open({ props: { tone: "purple", nobody: 1, code: "ab" } });
  await expect.element(page.getByText(/«\sTon\s» doit être l’une de ces valeurs/)).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Ton" })).toHaveValue("0");
  await userEvent.click(page.getByRole("button", { name: "Retirer ces réglages" }));
  expect(props()).toEqual({ code: "ab" });
});

test("on a phone nothing is wider than the panel, its text tools scroll by themselves", async () => {
  await page.viewport(390, 844);
  const written = definitions.find(({ slug }) => slug === "rich-text");
  if (!written) throw new Error("There is no block of text");
  await render(<Bench definition={written} width={390} isHeadless />);
  await userEvent.click(page.getByRole("button", { name: /^Écrire/ }));
  await expect.element(page.getByRole("toolbar")).toBeVisible();
  const panel = page.getByRole("tabpanel").element();
  expect(panel.scrollWidth).toBe(panel.clientWidth);
  await page.viewport(1024, 800);
});
