import { both } from "#starter/both.ts";
import { blogArticleLayout, blogFolderLayout, blogLayout } from "#demo/content/layouts/blog.ts";
import type { DemoPage } from "#demo/content/pages.ts";

/** The blog: its entrance in the menu, below the news, and the pages of folders and articles. */
export const blogPages: readonly DemoPage[] = [
  {
    name: "blog",
    type: "blog-list",
    parent: "news",
    isMenu: true,
    slug: both("blog", "blog"),
    menuTitle: both("Le carnet", "The notebook"),
    title: both("Le carnet du domaine", "The estate notebook"),
    metaDescription: both(
      "La cave, la vigne et la table, racontées par ceux qui y travaillent : le carnet du Domaine Clairveille.",
      "Cellar, vineyard and table, told by the people who work there: the notebook of Domaine Clairveille.",
    ),
    layout: blogLayout,
  },
  {
    name: "blogFolder",
    type: "blog-folder",
    parent: "blog",
    slug: both("dossier", "folder"),
    menuTitle: both("Dossier", "Folder"),
    title: both("Dossier", "Folder"),
    metaDescription: both("", ""),
    layout: blogFolderLayout,
  },
  {
    name: "blogArticle",
    type: "blog-article",
    parent: "blog",
    slug: both("article", "article"),
    menuTitle: both("Article", "Article"),
    title: both("Article", "Article"),
    metaDescription: both("", ""),
    layout: blogArticleLayout,
  },
];
