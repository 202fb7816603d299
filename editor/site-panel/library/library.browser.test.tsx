import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { LibraryMedium, MediaUse, MediumDetails } from "#schemas/content/media.ts";
import type { Locale } from "#schemas/locale.ts";
import { err, ok } from "#schemas/result.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { Library, type LibraryProps } from "./library-section.tsx";
import type { MediaPort } from "./media-port.ts";
import { testMedium } from "./test-medium.ts";

const film = testMedium(2, { kind: "video", image: { ...testMedium(2).image, name: "vendange.mp4" }, alt: {} });
const plan = testMedium(3, { kind: "pdf", image: { ...testMedium(3).image, name: "plan.pdf" }, alt: {} });
const vines = testMedium(1, { tags: ["Vignes"] });

const inPage: MediaUse = { kind: "page", id: 5, place: "Page", title: "Le vignoble", isPublic: true, isDraft: false };
const inPopup: MediaUse = { kind: "popup", id: 9, place: "Fenêtre", title: "Noël", isPublic: false, isDraft: true };

function portOf(media: readonly LibraryMedium[], uses: readonly MediaUse[] = []): MediaPort {
  let all = media;
  const change = (id: number, own: Partial<LibraryMedium>): void => {
    all = all.map((each) => (each.id === id ? { ...each, ...own } : each));
  };
  const of = (id: number) => ok(all.find((each) => each.id === id)?.image ?? vines.image);
  return {
    list: vi.fn<MediaPort["list"]>(async ({ search, kind, tag }, number) => {
      const found = all.filter((each) => {
        const words = [each.image.name, ...each.tags].join(" ");
        return (
          words.includes(search) && (kind === null || each.kind === kind) && (tag === null || each.tags.includes(tag))
        );
      });
      return await Promise.resolve({ media: found.slice((number - 1) * 60, number * 60), total: found.length });
    }),
    tags: async () =>
      await Promise.resolve([
        { tag: "Cave", count: 4 },
        { tag: "Vignes", count: 1 },
      ]),
    details: vi.fn<MediaPort["details"]>(async (id): Promise<MediumDetails | null> => {
      const medium = all.find((each) => each.id === id);
      return await Promise.resolve(medium ? { medium, original: null, uses } : null);
    }),
    pagePaths: async () => await Promise.resolve(new Map([[5, "/le-vignoble"]])),
    add: vi.fn<MediaPort["add"]>(async ({ name }, tell) => {
      tell(0.5);
      all = [testMedium(50, { image: { ...vines.image, id: 50, name } }), ...all];
      return await Promise.resolve(ok(50));
    }),
    describe: vi.fn<MediaPort["describe"]>(async (id, said) => {
      change(id, said);
      return await Promise.resolve(of(id));
    }),
    replace: vi.fn<MediaPort["replace"]>(async (id) => await Promise.resolve(of(id))),
    crop: vi.fn<MediaPort["crop"]>(async (id) => await Promise.resolve(of(id))),
    remove: vi.fn<MediaPort["remove"]>(async () => await Promise.resolve(ok(null))),
  };
}

async function show(port: MediaPort, locale: Locale = "fr_FR") {
  const go = vi.fn<LibraryProps["work"]["places"]["go"]>();
  const work = {
    locale,
    ports: testPorts(),
    places: { go },
    frames: { refresh: async () => await Promise.resolve() },
  } as unknown as LibraryProps["work"];
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)", blockSize: "760px", overflow: "auto" }}>
        <Shown {...{ port, work }} />
      </div>
    </InEditor>,
  );
  return { go };
}

function Shown(props: Pick<LibraryProps, "port" | "work">): ReactNode {
  const [opened, open] = useState<number | null>(null);
  return <Library {...props} {...{ opened, open }} />;
}

const tile = (name: string | RegExp) => page.getByRole("button", { name });
const pane = page.getByRole("complementary", { name: "Détail du fichier" });

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

test("of five thousand media a page is drawn, and the next once its end comes near", async () => {
  const port = portOf(Array.from({ length: 5000 }, (_, index) => testMedium(5000 - index)));
  await show(port);
  await expect.element(page.getByText(/5.000 fichiers/)).toBeVisible();
  const tiles = () => document.querySelectorAll("[data-medium]");
  expect(tiles().length).toBeLessThanOrEqual(120);
  const first = tiles()[0]?.closest("li");
  expect(first && getComputedStyle(first).contentVisibility).toBe("auto");
  const before = tiles().length;
  [...tiles()].at(-1)?.scrollIntoView();
  await expect.poll(() => tiles().length).toBeGreaterThan(before);
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
