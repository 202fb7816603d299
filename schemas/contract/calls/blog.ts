import { array, number, string } from "yup";

import { defineCall, type ListRules } from "../define-call.ts";
import { optionalImageShape } from "../shapes/image-shape.ts";
import { shape } from "../shapes/shape.ts";

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

const blogRules: ListRules = {
  filters: {
    id: { type: "integer" },
    slug: { type: "text" },
    title: { type: "text" },
    date: { type: "day" },
    search: { type: "text", onlyEqual: true },
  },
  orderBy: ["id", "slug", "title", "date"],
};

export const listBlogs = defineCall("listBlogs", {
  summary: "The blog's articles, latest first.",
  access: "public",
  list: blogRules,
  answer: listShape,
});

export const listFolderBlogs = defineCall("listFolderBlogs", {
  summary: "The articles of a folder and of those below it, latest first.",
  access: "public",
  params: { id: "id" },
  list: blogRules,
  answer: listShape,
});

export const getBlogRoot = defineCall("getBlogRoot", {
  summary: "The blog's entrance: its outermost folders, and the articles that stand in none.",
  access: "public",
  answer: contentShape,
});

export const getBlogFolder = defineCall("getBlogFolder", {
  summary: "A folder with the folders and the newest articles right inside.",
  access: "public",
  params: { id: "id" },
  answer: contentShape,
});

export const getBlogFolderTrail = defineCall("getBlogFolderTrail", {
  summary: "The way to a folder, the outermost one first, itself last.",
  access: "public",
  params: { id: "id" },
  answer: trail,
});

export const getBlogTrail = defineCall("getBlogTrail", {
  summary: "The way to an article, the outermost folder first, itself last.",
  access: "public",
  params: { id: "id" },
  answer: trail,
});

export const getBlog = defineCall("getBlog", {
  summary: "One article of the blog.",
  access: "public",
  params: { id: "id" },
  answer: blogShape,
});
