import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Piece, PieceUse } from "#schemas/content/piece.ts";
import type { Fragment } from "#schemas/page/commands/fragment.ts";
import { block, layout, reusable, section } from "#starter/layout-builder.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { placeForNew, putIn } from "../actions/block-actions.ts";
import { blankPage, outlet } from "../canvas/test-canvas.ts";
import { StageOf, testStage } from "../canvas/test-stage.tsx";
import { loadAllViews } from "../canvas/views.ts";
import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import type { Editor } from "../store/editor.ts";
import { pageWords } from "../words.ts";
import { KeepDialog } from "./keep-dialog.tsx";
import { type Choose, PieceGroups } from "./piece-groups.tsx";
import { PlacedAbout } from "./placed-about.tsx";

const heading = (id: string, title: string) => block(id, "heading", { title: { fr_FR: title, en_US: title } });
const held = layout("reusable", section("s", {}, [heading("h", "Venez goûter")]));
const kept: readonly Piece[] = [
  { id: 3, kind: "reusable", name: "Invitation", hasChanges: false, document: held },
  { id: 4, kind: "template", name: "Ouverture", hasChanges: false, document: { ...held, kind: "template" } },
];
const use: PieceUse = {
  places: [
    { kind: "page", id: 1, name: "Le bal", path: "/le-bal", isPublic: true },
    { kind: "page", id: 9, name: "La cave", path: "/la-cave", isPublic: false },
    { kind: "popup", id: 2, name: "Vendanges", path: null, isPublic: true },
  ],
  pages: ["Le bal", "Accueil"],
};

/** An editor of a page with a server that has these pieces; what it was asked to do is told. */
async function scene() {
  const document = layout("page", heading("one", "Un"), heading("two", "Deux"), reusable("place", 3));
  await loadAllViews();
  const words = await pageWords("fr_FR");
  const editor = await testStage({
    page: { ...blankPage, frame: [outlet], reusables: [{ id: 3, name: "Invitation", document: held }] },
    document,
    words,
  });
  const created =
    vi.fn<(body: { readonly kind: string; readonly name: string; readonly fragment: Fragment }) => void>();
  const went = vi.fn<(path: string, layoutId?: number) => void>();
  const answers = {
    listPieces: () => kept.map(({ document: _document, ...item }) => item),
    readPiece: ({ params }: { readonly params: { readonly id: number } }) => kept.find(({ id }) => id === params.id),
    listPieceUse: () => use,
    createPiece: ({ body }: { readonly body: Parameters<typeof created>[0] }) => {
      created(body);
      return { id: 7 };
    },
  };
  const call = async (name: keyof typeof answers, options: never) => await Promise.resolve(answers[name](options));
  Object.assign(editor.beyond, {
    call,
    go: async (...to: Parameters<typeof went>) => await Promise.resolve(went(...to)),
  });
  editor.start();
  return { editor, created, went };
}

const around = (editor: Editor, part: React.ReactNode) => (
  <InEditor>
    <StageOf editor={editor} />
    {part}
  </InEditor>
);

test("what is made reusable goes to the server in its order, and one block takes its place; it is one step to take back", async () => {
  const { editor, created } = await scene();
  await render(around(editor, <KeepDialog editor={editor} />));
  editor.selection.pick(["one", "two"]);
  editor.keep({ kind: "reusable", ids: editor.selection.ids });
  await expect.element(page.getByRole("dialog", { name: "Rendre réutilisable" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Rendre réutilisable" })).toBeDisabled();
  await userEvent.fill(page.getByRole("textbox", { name: "Nom" }), "  Les deux ");
  expect(await axeProblems()).toEqual([]);
  // Another file that runs beside this one may have taken the focus while axe looked.
  (page.getByRole("textbox", { name: "Nom" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => editor.document.root).toHaveLength(2);
  expect(created.mock.calls[0]?.[0]).toMatchObject({
    kind: "reusable",
    name: "Les deux",
    fragment: { root: ["one", "two"] },
  });
  const [made = ""] = editor.document.root;
  expect(editor.document.blocks[made]?.props).toEqual({ layoutId: 7 });
  await expect.element(page.getByText("Un", { exact: true })).toBeVisible();
  editor.undo();
  expect(editor.document.root).toEqual(["one", "two", "place"]);
});

test("templates that couldn't be read are said to be so, not that there are none, and are asked for once more", async () => {
  expectConsole("warn", /templates and reusable blocks could not be had/);
  const { editor } = await scene();
  const { call } = editor.beyond;
  const counted = vi.fn<(count: number) => void>();
  Object.assign(editor.beyond, { call: async () => await Promise.reject(new TypeError("Failed to fetch")) });
  await render(
    <InEditor>
      <PieceGroups {...{ editor, counted }} words="" choose={() => {}} />
    </InEditor>,
  );
  const said = page.getByText("Les modèles et les blocs réutilisables n’ont pas pu être lus.");
  await expect.element(said).toBeVisible();
  expect(counted).toHaveBeenLastCalledWith(1);
  expect(await axeProblems()).toEqual([]);
  Object.assign(editor.beyond, { call });
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(page.getByRole("button", { name: /^Ouverture/ })).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

test("the library shows templates and reusable blocks by their names; each goes in once", async () => {
  const { editor } = await scene();
  const choose: Choose = (slugs, put) => void putIn(editor, put(placeForNew(editor, slugs)));
  const library = (words: string) => around(editor, <PieceGroups {...{ editor, words, choose }} counted={() => {}} />);
  const { rerender } = await render(library("ouver"));
  await expect.element(page.getByRole("heading", { name: "Modèles" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Blocs réutilisables" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: /^Ouverture/ }));
  await expect.poll(() => editor.document.root).toHaveLength(4);
  const copied = editor.document.root.at(-1) ?? "";
  expect(editor.document.blocks[copied]?.slug).toBe("section");
  expect(copied).not.toBe("s");
  editor.undo();
  await rerender(library("invit"));
  await userEvent.click(page.getByRole("button", { name: /^Invitation/ }));
  await expect.poll(() => editor.document.root).toHaveLength(4);
  expect(editor.document.blocks[editor.document.root.at(-1) ?? ""]?.props).toEqual({ layoutId: 3 });
});

test("a placed block says where else it is, leads there, opens, and is detached", async () => {
  const { editor, went } = await scene();
  const place = editor.document.blocks["place"];
  if (!place) throw new Error("no place");
  await render(
    <InEditor>
      <PlacedAbout editor={editor} block={place} />
    </InEditor>,
  );
  editor.selection.pick(["place"]);
  await expect.element(page.getByText("Placé à 3 endroits")).toBeVisible();
  await expect.element(page.getByText("Le modifier change 2 pages.")).toBeVisible();
  await expect.element(page.getByText("Le bal (ici)")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Le bal/ })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: /^La cave pas encore publié/ }));
  await userEvent.click(page.getByRole("button", { name: "Modifier le bloc réutilisable" }));
  expect(went.mock.calls).toEqual([["/la-cave"], ["/fete", 3]]);
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Détacher" }));
  expect(Object.values(editor.document.blocks).filter(({ slug }) => slug === "reusable")).toEqual([]);
  expect(editor.document.root).toHaveLength(3);
  editor.undo();
  expect(editor.document.root).toEqual(["one", "two", "place"]);
});

test("one that is gone says so, and does nothing", async () => {
  const { editor } = await scene();
  const gone = { id: "gone", slug: "reusable", v: 1, props: { layoutId: 99 }, slots: {} };
  await render(around(editor, <PlacedAbout editor={editor} block={gone} />));
  await expect.element(page.getByText(/Ce bloc réutilisable n’existe plus/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Détacher" })).not.toBeInTheDocument();
});

test("where blocks are gone by the time that they are reusable, it is said that the reusable block is there", async () => {
  const { editor, created } = await scene();
  await render(around(editor, <KeepDialog editor={editor} />));
  created.mockImplementation(() => void editor.draft.edit([{ type: "remove", ids: ["one", "two"] }]));
  editor.keep({ kind: "reusable", ids: ["one", "two"] });
  await userEvent.fill(page.getByRole("textbox", { name: "Nom" }), "Les deux");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("region", { name: "Messages" })).toMatchTextContent(/« Les deux » est créé/);
  expect(editor.document.root).toEqual(["place"]);
});

test("a name that was given up isn't the next one's", async () => {
  const { editor } = await scene();
  await render(around(editor, <KeepDialog editor={editor} />));
  editor.keep({ kind: "template", ids: ["one"] });
  await userEvent.fill(page.getByRole("textbox", { name: "Nom" }), "Ouverture");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  editor.keep({ kind: "template", ids: ["two"] });
  await expect.element(page.getByRole("textbox", { name: "Nom" })).toHaveValue("");
});

test("of another block that is placed nothing is said that was true of the one before", async () => {
  const { editor } = await scene();
  const place = editor.document.blocks["place"];
  if (!place) throw new Error("no place");
  const other = { ...place, id: "other", props: { layoutId: 8 } };
  editor.canvas.show(
    { ...editor.canvas.page, reusables: [...editor.canvas.page.reusables, { id: 8, name: "Autre", document: held }] },
    editor.canvas.words,
  );
  const about = (block: typeof place) => (
    <InEditor>
      <PlacedAbout editor={editor} block={block} />
    </InEditor>
  );
  const { rerender } = await render(about(place));
  await expect.element(page.getByText("Placé à 3 endroits")).toBeVisible();
  Object.assign(editor.beyond, { call: async () => await new Promise(() => {}) });
  await rerender(about(other));
  await expect.element(page.getByText("Placé à 3 endroits")).not.toBeInTheDocument();
});
