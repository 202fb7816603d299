import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { testImage } from "#editor/fields/test-ports.ts";
import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import type { Locale } from "#schemas/locale.ts";

import { AddPicture } from "./add-picture.tsx";
import { AskedWords } from "./asked-words.ts";
import { FocalDialog } from "./focal-dialog.tsx";
import { pictureOf } from "./test-picture.ts";

async function show(locale: Locale = "fr_FR") {
  const words = new AskedWords();
  await render(
    <InEditor locale={locale}>
      <AddPicture words={words} />
    </InEditor>,
  );
  return words;
}

const dialog = page.getByRole("dialog", { name: "Ajouter une image" });
const french = page.getByRole("textbox", { name: "Texte alternatif (Français)" });
const english = page.getByRole("textbox", { name: "Texte alternatif (English)" });
const addIt = page.getByRole("button", { name: "Ajouter l’image" });
const handle = page.getByRole("slider", { name: "Point à garder en vue" });

test("a picture is added with words in each language: the first that is missing is said, and where", async () => {
  const words = await show();
  const answer = words.ask(await pictureOf("vignes.jpg"));
  await expect.element(dialog).toHaveAccessibleDescription("vignes.jpg");
  await expect.element(french).toHaveFocus();
  expect(await axeProblems()).toEqual([]);
  await userEvent.fill(french, " La maison dans les vignes ");
  await userEvent.click(addIt);
  await expect.element(english).toHaveFocus();
  await expect.element(english).toHaveAccessibleDescription(/^Dites ce que montre l’image/);
  await expect.element(french).not.toHaveAccessibleDescription(/^Dites ce que montre l’image/);
  expect(await axeProblems()).toEqual([]);
  await userEvent.fill(english, "The house among the vines");
  await userEvent.keyboard("{Enter}");
  expect(await answer).toEqual({
    alt: { fr_FR: "La maison dans les vignes", en_US: "The house among the vines" },
    isDecorative: false,
    focal: { x: 50, y: 50 },
  });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a file that can't be shown isn't asked to be aimed, and can be sent all the same", async () => {
  const words = await show();
  const answer = words.ask(new File(["no picture at all"], "abimee.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByText(/ne peut pas être montrée ici/)).toBeVisible();
  await expect.element(handle).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("switch", { name: "Image décorative" }));
  await userEvent.click(addIt);
  expect(await answer).toMatchObject({ isDecorative: true });
});

test("a picture that only adorns needs no words", async () => {
  const words = await show();
  const answer = words.ask(await pictureOf("fond.jpg"));
  await userEvent.fill(french, "Rien");
  await userEvent.click(page.getByRole("switch", { name: "Image décorative" }));
  await expect.element(french).not.toBeInTheDocument();
  await userEvent.click(addIt);
  expect(await answer).toMatchObject({ alt: {}, isDecorative: true });
});

test("who thinks better of it adds nothing; several are asked for one after the other", async () => {
  const words = await show();
  const answers = [words.ask(await pictureOf("un.jpg")), words.ask(await pictureOf("deux.jpg"))];
  await expect.element(dialog).toHaveAccessibleDescription("un.jpg");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toHaveAccessibleDescription("deux.jpg");
  await userEvent.click(page.getByRole("button", { name: "Annuler" }));
  expect(await Promise.all(answers)).toEqual([null, null]);
});

test("what was said of a picture that couldn't be sent needn't be written again", async () => {
  const words = await show();
  const file = await pictureOf("vignes.jpg");
  const first = words.ask(file);
  await userEvent.fill(french, "Les vignes");
  await userEvent.fill(english, "The vines");
  await userEvent.click(addIt);
  await first;
  const second = words.ask(file);
  await expect.element(french).toHaveValue("Les vignes");
  await userEvent.click(addIt);
  expect(await second).toEqual(await first);
});

test("longer words than a block takes are refused at their field", async () => {
  const words = await show();
  void words.ask(await pictureOf("vignes.jpg"));
  await userEvent.fill(french, "x".repeat(301));
  await expect.element(french).toHaveAccessibleDescription(/^300 caractères au plus/);
  await userEvent.click(addIt);
  await expect.element(dialog).toBeVisible();
});

test("the focal point follows arrow keys, the mouse and a finger, and every crop with it", async () => {
  const words = await show();
  const answer = words.ask(await pictureOf("vignes.jpg"));
  await userEvent.fill(french, "Les vignes");
  await userEvent.fill(english, "The vines");
  await expect.element(handle).toHaveAttribute("aria-valuetext", "à 50\u00a0% de la gauche, à 50\u00a0% du haut");
  handle.element().focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}");
  await expect.element(handle).toHaveAttribute("aria-valuetext", "à 48\u00a0% de la gauche, à 40\u00a0% du haut");
  const picture = handle.element().parentElement ?? document.body;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const at = (type: string, x: number, y: number, pointerType: string) => {
    const place = { clientX: left + x * width, clientY: top + y * height };
    picture.dispatchEvent(new PointerEvent(type, { ...place, pointerType, pointerId: 1, bubbles: true }));
  };
  await userEvent.click(picture, { position: { x: width * 0.2, y: height * 0.4 } });
  await expect.element(handle).toHaveAttribute("aria-valuetext", "à 20\u00a0% de la gauche, à 40\u00a0% du haut");
  await expect.element(handle).toHaveFocus();
  const capture = vi.spyOn(picture, "setPointerCapture").mockReturnValue();
  vi.spyOn(picture, "hasPointerCapture").mockReturnValue(true);
  at("pointerdown", 0.5, 0.5, "touch");
  at("pointermove", 0.9, 1.4, "touch");
  expect(capture).toHaveBeenCalledOnce();
  await expect.element(handle).toHaveAttribute("aria-valuetext", "à 90\u00a0% de la gauche, à 100\u00a0% du haut");
  expect(getComputedStyle(picture).touchAction).toBe("none");
  const shown = [...document.querySelectorAll("[data-crop]")];
  expect(shown.map((crop) => crop.getAttribute("data-crop"))).toEqual(["390", "768", "1440"]);
  for (const crop of shown) expect(getComputedStyle(crop).objectPosition).toBe("90% 100%");
  await userEvent.click(page.getByRole("button", { name: "Revenir au centre" }));
  await userEvent.click(picture, { position: { x: width * 0.25, y: height * 0.5 } });
  await userEvent.click(addIt);
  expect(await answer).toMatchObject({ focal: { x: 25, y: 50 } });
});

test("the point of a picture that is there already is saved at once, or said to be unsaved", async () => {
  const image = testImage(3, "cour.jpg", "La cour");
  const save = vi.fn(async () => await Promise.resolve({ ...image, focal: { x: 60, y: 50 } }));
  save.mockRejectedValueOnce(new Error("offline"));
  const closed = vi.fn();
  await render(
    <InEditor>
      <FocalDialog {...{ image, save }} locale="fr_FR" onClose={closed} />
    </InEditor>,
  );
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  const store = page.getByRole("button", { name: "Enregistrer" });
  await userEvent.click(store);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Le cadrage n’a pas pu être enregistré. Vérifiez la connexion, puis réessayez.");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(store);
  await expect.poll(() => closed.mock.calls).toEqual([[{ ...image, focal: { x: 60, y: 50 } }]]);
  expect(save).toHaveBeenLastCalledWith(3, { x: 60, y: 50 }, "fr_FR");
});

test("the picture has its room before it has come, and is never higher than a third of the window", async () => {
  const image = { ...testImage(3, "cour.jpg", "La cour"), width: 2000, height: 1000 };
  const save = async () => await Promise.resolve(image);
  await render(
    <InEditor>
      <FocalDialog {...{ image, save }} locale="fr_FR" onClose={vi.fn()} />
    </InEditor>,
  );
  const picture = document.querySelector("[data-focal]");
  const { width, height } = picture?.getBoundingClientRect() ?? {};
  expect(picture?.querySelector("img")?.naturalWidth).toBe(0);
  expect(height).toBeGreaterThan(90);
  expect(height).toBeLessThanOrEqual(260);
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(2, 1);
});

test("in English, on a phone", async () => {
  await page.viewport(390, 800);
  const words = await show("en_US");
  const answer = words.ask(await pictureOf("vines.jpg"));
  await expect.element(page.getByRole("dialog", { name: "Add a picture" })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  const { scrollWidth } = document.documentElement;
  expect(scrollWidth).toBe(390);
  words.answer(null);
  expect(await answer).toBeNull();
  await page.viewport(1024, 800);
});
