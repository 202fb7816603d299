import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { testImage, testPorts } from "#editor/fields/test-ports.ts";
import { Bench } from "#editor/inspector/test-bench.tsx";
import { axeProblems } from "#editor/kit/test-editor.tsx";
import { fieldPorts } from "#editor/ports/field-ports.ts";
import type { PictureWords } from "#editor/ports/send-picture.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { ok } from "#schemas/result.ts";

import { AddPicture } from "./add-picture.tsx";
import { AskedWords } from "./asked-words.ts";
import { pictureOf } from "./test-picture.ts";

const definition = definitionsBySlug.get("image") as BlockDefinition;

/** The inspector of a picture's block, whose library asks what a picture says. */
async function show(own: Partial<FieldPorts>, props = {}) {
  const words = new AskedWords();
  const sent: PictureWords[] = [];
  const { upload } = fieldPorts(() => ({ call: async () => await Promise.reject(new Error("not asked")) }), {
    ask: words.ask,
    send: async (file, said, onProgress) => {
      sent.push(said);
      onProgress(1);
      return await Promise.resolve(ok(testImage(77, file.name, said.alt.fr_FR)));
    },
    reframed: () => undefined,
  });
  const done = vi.fn<(document: LayoutDocument) => void>();
  const ports = testPorts({ ...(upload && { upload }), ...own });
  await render(
    <Bench {...{ definition, props, ports }} onDone={(document) => done(document)}>
      <AddPicture words={words} />
    </Bench>,
  );
  return { sent, imageProp: () => done.mock.lastCall?.[0].blocks["b1"]?.props["image"] };
}

/** The library's own way of choosing files, once it is open. */
async function fileInput(): Promise<HTMLInputElement> {
  const found = () => document.querySelector<HTMLInputElement>("input[type=file]");
  await expect.poll(found).not.toBeNull();
  return found() ?? document.createElement("input");
}

test("a picture added from the media library is asked what it says, above the library, and then stands in the block", async () => {
  const { sent, imageProp } = await show({});
  await userEvent.click(page.getByRole("button", { name: "Choisir une image" }));
  await userEvent.upload(await fileInput(), await pictureOf("vignes.jpg"));
  const french = page.getByRole("textbox", { name: "Texte alternatif (Français)" });
  await expect.element(french).toHaveFocus();
  await userEvent.fill(french, "Les vignes");
  await userEvent.fill(page.getByRole("textbox", { name: "Texte alternatif (English)" }), "The vines");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Ajouter l’image" }));
  await expect.poll(imageProp).toEqual({ id: 77 });
  expect(sent).toMatchObject([{ alt: { fr_FR: "Les vignes", en_US: "The vines" } }]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("who doesn't say what it shows is back in the library, and nothing was added", async () => {
  const { sent, imageProp } = await show({});
  await userEvent.click(page.getByRole("button", { name: "Choisir une image" }));
  await userEvent.upload(await fileInput(), await pictureOf("vignes.jpg"));
  await expect.element(page.getByRole("dialog", { name: "Ajouter une image" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Ajouter une image" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("searchbox", { name: "Rechercher dans la médiathèque" })).toBeVisible();
  expect(sent).toEqual([]);
  expect(imageProp()).toBeUndefined();
});

test("a picture is framed from its field, and its thumbnail follows", async () => {
  const saveFocal = vi.fn(async (id: number) => {
    return await Promise.resolve({ ...testImage(id, "vignes.jpg"), focal: { x: 40, y: 50 } });
  });
  await show({ saveFocal }, { image: { id: 1 } });
  await userEvent.click(page.getByRole("button", { name: "Cadrage de l’image" }));
  const handle = page.getByRole("slider");
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(saveFocal).toHaveBeenCalledWith(1, { x: 40, y: 50 }, "fr_FR");
  await expect
    .poll(() => getComputedStyle(page.getByRole("img", { name: "vignes.jpg" }).element()).objectPosition)
    .toBe("40% 50%");
  await expect.element(page.getByRole("button", { name: "Cadrage de l’image" })).toHaveFocus();
});

test("a library that has no picture yet says so; a search that finds none says that", async () => {
  await show({ listMedia: async () => await Promise.resolve({ items: [], total: 0 }) });
  await userEvent.click(page.getByRole("button", { name: "Choisir une image" }));
  await expect.element(page.getByText("Aucune image dans la médiathèque pour l’instant")).toBeVisible();
  await userEvent.fill(page.getByRole("searchbox", { name: "Rechercher dans la médiathèque" }), "vigne");
  await expect.element(page.getByText("Rien ne correspond")).toBeVisible();
});

test("a library that can't be read just now is tried again by a press, which leaves the focus in the search", async () => {
  const listMedia = vi.fn<FieldPorts["listMedia"]>(testPorts().listMedia);
  listMedia.mockRejectedValueOnce(new Error("the server is busy"));
  await show({ listMedia });
  await userEvent.click(page.getByRole("button", { name: "Choisir une image" }));
  await expect.element(page.getByText("La recherche n’a pas abouti. Vérifiez la connexion.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(page.getByRole("button", { name: /vignes\.jpg/ })).toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: "Rechercher dans la médiathèque" })).toHaveFocus();
});
