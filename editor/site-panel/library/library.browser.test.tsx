import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import type { MediumDetails } from "#schemas/content/media.ts";
import { err } from "#schemas/result.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, waitedFor } from "../../kit/test-editor.tsx";

import { testMedium } from "./test-medium.ts";
import { film, plan, vines, inPage, inPopup, portOf, show, tile, pane } from "./test-library.tsx";

test("media are found by words, kind and tag, and counted", async () => {
  const port = portOf([vines, film, plan]);
  await show(port);
  await expect.element(page.getByText("3 fichiers")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Genre" }), "Vidéos");
  await expect.element(page.getByText("1 fichier", { exact: true })).toBeVisible();
  await expect.element(tile(/^vendange\.mp4/)).toBeVisible();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Genre" }), "Tous les genres");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Étiquette" }), "Vignes (1)");
  await expect.element(tile(/^photo-1\.jpg/)).toBeVisible();
  await page.getByRole("searchbox").fill("truffe");
  await expect.element(page.getByText("Aucun fichier ne correspond.")).toBeVisible();
  await page.getByRole("switch", { name: "Inutilisés seulement" }).click();
  await expect
    .poll(() => vi.mocked(port.list).mock.lastCall?.[0])
    .toEqual({ search: "truffe", kind: null, tag: "Vignes", isUnused: true });
});

test("who waits for the first media is told that they are read, and not any more once they are there", async () => {
  const port = portOf([vines]);
  const read = Promise.withResolvers<null>();
  await show({ ...port, list: async (...asked) => await read.promise.then(async () => await port.list(...asked)) });
  await expect.poll(waitedFor).toBe("Lecture en cours…");
  expect(await axeProblems()).toEqual([]);
  read.resolve(null);
  await expect.element(tile(/^photo-1\.jpg/)).toBeVisible();
  expect(waitedFor()).toBe(null);
});

test("a picture is described and tagged, and says where it stands", async () => {
  const port = portOf([vines], [inPage, inPopup]);
  const { go } = await show(port);
  await tile(/^photo-1\.jpg/).click();
  await expect.element(pane.getByRole("heading", { name: "photo-1.jpg" })).toHaveFocus();
  await expect.element(pane.getByRole("link", { name: "Le vignoble" })).toHaveAttribute("href", "/le-vignoble");
  await expect.element(pane.getByText("pas encore publié")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await pane.getByRole("button", { name: "Noël" }).click();
  expect(go).toHaveBeenCalledWith({ section: "popups", id: 9 });
  await pane.getByRole("textbox", { name: "Texte alternatif (English)" }).fill("The vines");
  await pane.getByRole("button", { name: "Enregistrer" }).click();
  await expect
    .poll(() => vi.mocked(port.describe).mock.lastCall)
    .toEqual([1, { alt: { fr_FR: "Les vignes", en_US: "The vines" }, isDecorative: false }]);
  await pane.getByRole("textbox", { name: "Nouvelle étiquette" }).fill("Été");
  await userEvent.keyboard("{Enter}");
  await expect.element(pane.getByRole("button", { name: "Retirer l’étiquette Été" })).toBeVisible();
  await pane.getByRole("button", { name: "Cave" }).click();
  await expect.poll(() => vi.mocked(port.describe).mock.lastCall).toEqual([1, { tags: ["Vignes", "Été", "Cave"] }]);
});

test("a picture is cropped by the keyboard: by arrows, by numbers, or by a shape", async () => {
  const port = portOf([vines]);
  await show(port);
  await tile(/^photo-1\.jpg/).click();
  await pane.getByRole("button", { name: "Recadrer" }).click();
  const part = page.getByRole("slider");
  await expect.element(part).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: "1:1" }).click();
  part.element().focus();
  await userEvent.keyboard("{ArrowLeft}{Shift>}{ArrowUp}{/Shift}");
  await page.getByRole("spinbutton", { name: "Largeur" }).fill("640");
  await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(() => vi.mocked(port.crop).mock.lastCall).toEqual([1, { x: 188, y: 0, width: 640, height: 792 }]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("files that are chosen or dropped are added, and what is refused says why", async () => {
  const port = portOf([vines]);
  await show(port);
  const input = page.getByLabelText("Choisir des fichiers").query() ?? document.querySelector("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, new File(["x"], "chai.jpg", { type: "image/jpeg" }));
  await expect.element(tile(/^chai\.jpg/)).toBeVisible();
  await expect.element(page.getByText("2 fichiers")).toBeVisible();
  vi.mocked(port.add).mockResolvedValueOnce(err("Le fichier est trop volumineux."));
  const dropped = new DataTransfer();
  dropped.items.add(new File(["x"], "film.mp4", { type: "video/mp4" }));
  const shelf = tile("Ajouter des fichiers").element().closest("header")?.parentElement;
  shelf?.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  await expect.element(page.getByText("Le fichier est trop volumineux.")).toBeVisible();
  await page.getByRole("button", { name: "Retirer de la liste\u00a0: film.mp4" }).click();
  await expect.element(page.getByText("film.mp4")).not.toBeInTheDocument();
});

test("what stands somewhere can't be removed, what stands nowhere goes once that was asked twice", async () => {
  await show(portOf([vines], [inPage]));
  await tile(/^photo-1\.jpg/).click();
  await pane.getByRole("button", { name: "Supprimer" }).click();
  await expect.element(page.getByRole("dialog").getByText(/Page «\u00a0Le vignoble\u00a0»/)).toBeVisible();
  await expect.element(page.getByRole("dialog").getByRole("button", { name: "Supprimer" })).not.toBeInTheDocument();
});

test("a medium that stands nowhere is removed and the library has the focus", async () => {
  const port = portOf([vines, plan]);
  await show(port);
  await tile(/^plan\.pdf/).click();
  await expect.element(pane.getByRole("link", { name: "Télécharger le document" })).toBeVisible();
  await pane.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect.element(tile(/^plan\.pdf/)).not.toBeInTheDocument();
  expect(port.remove).toHaveBeenCalledWith(3);
  await expect.element(page.getByText("1 fichier", { exact: true })).toBeVisible();
});

test("on a phone one medium takes the library's place, and going back gives the focus to its tile", async () => {
  await page.viewport(390, 844);
  await show(portOf([vines, film]), "fr_FR");
  await tile(/^vendange\.mp4/).click();
  await expect.element(pane.getByRole("heading", { name: "vendange.mp4" })).toBeVisible();
  await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await pane.getByRole("button", { name: "Fermer le détail" }).click();
  await expect.element(tile(/^vendange\.mp4/)).toHaveFocus();
});

test("an address that is copied is told to everybody, and one that isn't too", async () => {
  await show(portOf([vines]));
  await tile(/^photo-1\.jpg/).click();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  await pane.getByRole("button", { name: "Copier l’adresse" }).click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect.element(messages).toMatchTextContent(/copiée/);
  write.mockRejectedValueOnce(new Error("not allowed"));
  await pane.getByRole("button", { name: "Copier l’adresse" }).click();
  await expect.element(messages).toMatchTextContent(/n’a pas pu être copiée/);
});

test("who puts away or retries by keys what couldn't be sent isn't lost", async () => {
  const port = portOf([vines]);
  vi.mocked(port.add).mockResolvedValueOnce(err("Le fichier est trop volumineux."));
  await show(port);
  const input = page.getByLabelText("Choisir des fichiers").query() ?? document.querySelector("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, new File(["x"], "film.mp4", { type: "video/mp4" }));
  const away = page.getByRole("button", { name: "Retirer de la liste\u00a0: film.mp4" });
  await expect.element(away).toBeVisible();
  (away.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Ajouter des fichiers" })).toHaveFocus();
});

test("words that nobody has saved yet are there again when one comes back to a picture", async () => {
  await page.viewport(1280, 800);
  await show(portOf([vines, plan]));
  await tile(/^photo-1\.jpg/).click();
  await pane.getByRole("textbox", { name: "Texte alternatif (English)" }).fill("The vines");
  await tile(/^plan\.pdf/).click();
  await expect.element(pane.getByRole("heading", { name: "plan.pdf" })).toBeVisible();
  await tile(/^photo-1\.jpg/).click();
  await expect.element(pane.getByRole("textbox", { name: "Texte alternatif (English)" })).toHaveValue("The vines");
});

test("what is said late of a medium as it was doesn't take the place of what it is", async () => {
  const port = portOf([vines]);
  await show(port);
  await tile(/^photo-1\.jpg/).click();
  const late = Promise.withResolvers<MediumDetails | null>();
  vi.mocked(port.details).mockImplementationOnce(async () => await late.promise);
  const add = async (tag: string): Promise<void> => {
    await pane.getByRole("textbox", { name: "Nouvelle étiquette" }).fill(tag);
    await userEvent.keyboard("{Enter}");
  };
  await add("Été");
  await expect.poll(() => vi.mocked(port.describe).mock.calls.length).toBe(1);
  await add("Cave");
  await expect.element(pane.getByRole("button", { name: "Retirer l’étiquette Cave" })).toBeVisible();
  late.resolve({ medium: vines, original: null, uses: [] });
  await late.promise;
  await expect.element(pane.getByRole("button", { name: "Retirer l’étiquette Cave" })).toBeVisible();
});

test("that another file is being sent in its place is said in words, and that it couldn't be: both beside the button, below the others", async () => {
  const port = portOf([vines]);
  const sent = Promise.withResolvers<ReturnType<typeof err<string>>>();
  await show({ ...port, replace: async () => await sent.promise });
  await tile(/^photo-1\.jpg/).click();
  const input = pane.getByLabelText("Choisir des fichiers");
  await expect.element(input).toBeInTheDocument();
  await userEvent.upload(input, new File(["x"], "autre.jpg", { type: "image/jpeg" }));
  const boxOf = (part: { element(): Element }) => part.element().getBoundingClientRect();
  const words = pane.getByText("Envoi du nouveau fichier");
  await expect.element(words).toBeVisible();
  const button = pane.getByRole("button", { name: "Remplacer" });
  expect(boxOf(pane.getByRole("progressbar")).left).toBeGreaterThan(boxOf(button).right);
  expect(boxOf(pane.getByRole("button", { name: "Copier l’adresse" })).top).toBeGreaterThan(boxOf(words).bottom);
  sent.resolve(err("Ce fichier n’est pas une image."));
  await expect.element(pane.getByRole("alert")).toBeVisible();
  expect(boxOf(pane.getByRole("alert")).top - boxOf(button).bottom).toBeGreaterThanOrEqual(4);
});

test("what is cropped has its room before its picture has come, which is never higher than the window", async () => {
  await show(
    portOf([testMedium(7, { image: { ...vines.image, id: 7, name: "photo-7.jpg", width: 300, height: 1200 } })]),
  );
  await tile(/^photo-7\.jpg/).click();
  await pane.getByRole("button", { name: "Recadrer" }).click();
  const part = page.getByRole("slider", { name: "Partie gardée" });
  await expect.element(part).toBeVisible();
  const { width, height } = part.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(150);
  expect(height).toBeLessThanOrEqual(360);
  expect(width / height).toBeCloseTo(0.25, 1);
});

test("a medium that can't be had just now isn't called gone, and is there once it is tried again", async () => {
  const port = portOf([vines]);
  vi.mocked(port.details).mockRejectedValueOnce(new Error("the server is busy"));
  expectConsole("warn", /a medium could not be read/);
  await show(port);
  await tile(/^photo-1\.jpg/).click();
  await expect.element(pane.getByRole("alert").getByText("Le détail n’a pas pu être lu.")).toBeVisible();
  await expect.element(pane.getByRole("button", { name: "Fermer le détail" })).toBeVisible();
  await pane.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(pane.getByRole("heading", { name: "photo-1.jpg" })).toHaveFocus();
});
