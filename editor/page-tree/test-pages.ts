import type { TreePage } from "./tree-page.ts";

/** A page of the tree, for tests: public, seen, in the menu, named in both languages. */
export function testPage(pageId: number, title: string, given: Partial<TreePage> = {}): TreePage {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return {
    ...{ pageId, layoutId: pageId + 100, type: "content", title, path: `/${slug}`, parent: null },
    ...{
      untitled: [],
      untranslated: [],
      isMenu: true,
      isFixedRight: false,
      isHidden: false,
      isCms: true,
      isPublished: true,
    },
    ...{
      hasChanges: false,
      hasNewSettings: false,
      plannedAt: null,
      preview: "/media/preview.webp",
      isPreviewStale: false,
    },
    ...given,
  };
}

/** Three pages, two more below the second, one below one of these. */
export const testSite: readonly TreePage[] = [
  testPage(1, "Accueil"),
  testPage(2, "Domaine"),
  testPage(4, "Chai", { parent: 2 }),
  testPage(6, "Barriques", { parent: 4 }),
  testPage(5, "Vignes", { parent: 2 }),
  testPage(3, "Contact"),
];
