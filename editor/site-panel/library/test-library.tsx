import { type ReactNode, useState } from "react";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { LibraryMedium, MediaUse, MediumDetails } from "#schemas/content/media.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok } from "#schemas/result.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { InEditor } from "../../kit/test-editor.tsx";
import { Library, type LibraryProps } from "./library-section.tsx";
import { mediaPart, type MediaPort } from "./media-port.ts";
import { testMedium } from "./test-medium.ts";

export const film = testMedium(2, { kind: "video", image: { ...testMedium(2).image, name: "vendange.mp4" }, alt: {} });
export const plan = testMedium(3, { kind: "pdf", image: { ...testMedium(3).image, name: "plan.pdf" }, alt: {} });
export const vines = testMedium(1, { tags: ["Vignes"] });

export const inPage: MediaUse = {
  kind: "page",
  id: 5,
  place: "Page",
  title: "Le vignoble",
  isPublic: true,
  isDraft: false,
};
export const inPopup: MediaUse = {
  kind: "popup",
  id: 9,
  place: "Fenêtre",
  title: "Noël",
  isPublic: false,
  isDraft: true,
};

export function portOf(media: readonly LibraryMedium[], uses: readonly MediaUse[] = []): MediaPort {
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
      const part = mediaPart(number);
      return await Promise.resolve({
        media: found.slice((part.page - 1) * part.nbItem, part.page * part.nbItem),
        total: found.length,
      });
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

export async function show(port: MediaPort, locale: Locale = "fr_FR") {
  const go = vi.fn<LibraryProps["work"]["places"]["go"]>();
  const work = {
    locale,
    ports: testPorts(),
    places: { go },
    frames: { refresh: async () => await Promise.resolve() },
  } as unknown as LibraryProps["work"];
  const { unmount } = await render(
    <InEditor locale={locale}>
      <div data-scroller style={{ background: "var(--ed-panel)", blockSize: "760px", overflow: "auto" }}>
        <Shown {...{ port, work }} />
      </div>
    </InEditor>,
  );
  return { go, unmount };
}

function Shown(props: Pick<LibraryProps, "port" | "work">): ReactNode {
  const [opened, open] = useState<number | null>(null);
  return <Library {...props} {...{ opened, open }} />;
}

export const tile = (name: string | RegExp) => page.getByRole("button", { name });
export const pane = page.getByRole("complementary", { name: "Détail du fichier" });
