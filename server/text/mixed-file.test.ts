import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { files } from "#tests/architecture/support/source-files.ts";

import { isMixed } from "./mixed-file.ts";

const folder = mkdtempSync(join(tmpdir(), "mixed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function judged(path: string): Promise<boolean> {
  await using file = await open(path);
  return await isMixed(file, (await file.stat()).size);
}

async function judgedText(text: string): Promise<boolean> {
  const path = join(folder, "file");
  writeFileSync(path, Buffer.from(text, "latin1"));
  return await judged(path);
}

test.each([
  "\u0089PNG…IEND<HTML><body>",
  "\u0089PNG…<!DOCTYPE html>",
  "\u00ff\u00d8\u00ff…<?php system($_GET[0]);",
  "RIFF…WEBP…<ScRiPt>alert(1)</script>",
  "%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>",
  "%PDF-1.7 << /S /Launch /F (cmd.exe) >>",
  `\u0089PNG…PK\u0003\u0004…PK\u0005\u0006${"\0".repeat(18)}`,
  `\u0089PNG…PK\u0005\u0006${"\0".repeat(18)}${"c".repeat(65_535)}`,
])("a picture or a document that is something else as well is told: %#", async (text) => {
  expect(await judgedText(text)).toBe(true);
});

test("wherever it stands, across the parts in which a file is read", async () => {
  const edge = 256 * 1024;
  for (const at of [edge - 8, edge - 7, edge - 1, edge, 2 * edge - 3]) {
    expect([at, await judgedText(`${" ".repeat(at)}<script>${" ".repeat(edge)}`)]).toEqual([at, true]);
  }
});

test("the demo's own pictures are what they are, and so is text that speaks of such things", async () => {
  const pictures = files("demo/media/*.{webp,jpg,png}");
  expect(pictures.length).toBeGreaterThan(40);
  for (const picture of pictures) expect([picture, await judged(picture)]).toEqual([picture, false]);
  expect(await judgedText("%PDF-1.7 JavaScript, html, PK and scripts, a launch on May 3rd")).toBe(false);
});
