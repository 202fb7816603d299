import { array, number, string } from "yup";

import type { Blog, BlogFolderContent, BlogList, BreadcrumbEntry } from "../../content/blog.ts";
import { defineCall } from "../define-call.ts";
import type { ListRules } from "../list-rules.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";
import { typed } from "../typed.ts";

const trailEntry = shape({ id: number().integer().required(), url: string().required(), name: string().defined() });

const trail = array(trailEntry).required();

const blogShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  title: string().defined(),
  summary: string().defined(),
  text: string().defined(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .defined(),
  image: optionalImageShape,
  folder: trailEntry.nullable().defined(),
  url: string().defined(),
});

const folderShape = shape({
  id: number().integer().required(),
  slug: string().defined(),
  name: string().defined(),
  text: string().defined(),
  image: optionalImageShape,
  parent: number().integer().nullable().defined(),
  total: number().integer().required(),
  url: string().defined(),
});

const contentShape = shape({
  folder: folderShape.nullable().defined(),
  folders: array(folderShape).required(),
  blogs: array(blogShape).required(),
});

const listShape = shape({ blogs: array(blogShape).required(), total: number().integer().required() });

const blogRules = {
  defaults: { nbItem: 12, page: 1, orderBy: "-date" },
  filters: {
    id: { type: "integer" },
    slug: { type: "text" },
    title: { type: "text" },
    date: { type: "day" },
    search: { type: "text", onlyEqual: true },
  },
  orderBy: ["id", "slug", "title", "date"],
} as const satisfies ListRules;

export const blogCalls = {
  listBlogs: defineCall("GET /blog/folder/list", {
    summary: "The blog's articles, latest first.",
    access: "public",
    list: blogRules,
    answer: typed<BlogList>()(listShape),
  }),

  listFolderBlogs: defineCall("GET /blog/folder/list/{id}", {
    summary: "The articles of a folder and of those below it, latest first.",
    access: "public",
    example: { query: { page: 1 } },
    params: { id: "id" },
    list: blogRules,
    answer: typed<BlogList>()(listShape),
  }),

  getBlogRoot: defineCall("GET /blog/folder", {
    alsoAt: "/blog/folder/",
    summary: "The blog's entrance: its outermost folders, and the articles that stand in none.",
    access: "public",
    answer: typed<BlogFolderContent>()(contentShape),
  }),

  getBlogFolder: defineCall("GET /blog/folder/{id}", {
    summary: "A folder with the folders and the newest articles right inside.",
    access: "public",
    params: { id: "id" },
    answer: typed<BlogFolderContent>()(contentShape),
  }),

  getBlogFolderTrail: defineCall("GET /blog/folder/ariane/{id}", {
    summary: "The way to a folder, the outermost one first, itself last.",
    access: "public",
    params: { id: "id" },
    answer: typed<readonly BreadcrumbEntry[]>()(trail),
  }),

  getBlogTrail: defineCall("GET /blog/ariane/{id}", {
    summary: "The way to an article, the outermost folder first, itself last.",
    access: "public",
    params: { id: "id" },
    answer: typed<readonly BreadcrumbEntry[]>()(trail),
  }),

  getBlog: defineCall("GET /blog/{id}", {
    summary: "One article of the blog.",
    access: "public",
    params: { id: "id" },
    answer: typed<Blog>()(blogShape),
  }),
};
