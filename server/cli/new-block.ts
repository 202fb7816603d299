import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { isSlug } from "#schemas/slug.ts";

import { applyDiff, guideSteps } from "./guide-steps.ts";

/** What a block's folder is made from: its guide, whose own block is tested to work. */
const guide = "docs/guides/add-a-block.md";

/** Why a block can't be written, in words. */
export class BlockRefusal extends Error {}

/**
 * Writes a block's folder and takes it into the lists, as the guide to a block does with its example, under another name.
 * Gives the files, as paths from `root`. Nothing is written where one of them can't be: a name that is no slug
 * (`house-motto`), a block that there is, a tree without its sources.
 */
export function writeBlock(root: string, slug: string): readonly string[] {
  if (!isSlug(slug) || !/^[a-z]/.test(slug) || slug.includes("/"))
    throw new BlockRefusal(
      `"${slug}" is no name of a block: small letters, digits and single hyphens, as in house-motto`,
    );
  if (existsSync(join(root, "blocks", slug))) throw new BlockRefusal(`there is a block ${slug} already`);
  if (!existsSync(join(root, guide)))
    throw new BlockRefusal("this is no checkout of the sources: blocks are written there");
  const files = guideSteps(readFileSync(join(root, guide), "utf8")).map(({ kind, path, text }) => {
    const [own, words] = [named(path, slug), named(text, slug)];
    return [own, kind === "file" ? words : applyDiff(readFileSync(join(root, own), "utf8"), words)] as const;
  });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(([path]) => path);
}

/** The guide's example under another name: its files, its code's names, its words for people. */
function named(text: string, slug: string): string {
  const pascal = slug.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
  return text
    .replaceAll("QuotationView", `${pascal}View`)
    .replaceAll(/quotation(?=Definition|Fixtures)/g, camel)
    .replaceAll(/(?<=styles\.|^ {2}\.)quotation\b/gm, camel)
    .replaceAll(/^(\+ {2})quotation(?=:)/gm, (_all, start: string) => start + (slug.includes("-") ? `"${slug}"` : slug))
    .replaceAll(
      /(?<=label: \{ fr_FR: ")Citation(", en_US: ")Quotation(?=")/g,
      (_all, between: string) => title + between + title,
    )
    .replaceAll("a quotation", `a ${title.toLowerCase()}`)
    .replaceAll("A quotation", `A ${title.toLowerCase()}`)
    .replaceAll("quotation", slug);
}
