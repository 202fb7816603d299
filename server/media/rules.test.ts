import { describe, expect, test } from "vitest";

import { fileOf, isMediaPath, kindCalled, kindOf, readFileName, uploadPath } from "./rules.ts";

const hash = "0123456789abcdef".repeat(4);

test.each([
  ["vine.jpg", "vine-0123456789abcdef.jpg"],
  ["wines/rouge-2022.tar.gz", "wines/rouge-2022.tar-0123456789abcdef.gz"],
  ["wines.d/rouge", "wines.d/rouge-0123456789abcdef"],
])("%s lies in %s, and is read from it", (path, file) => {
  expect(fileOf({ path, hash })).toBe(file);
  expect(readFileName(file)).toEqual({ path, hash: "0123456789abcdef" });
  expect(fileOf({ path, hash: "" })).toBe(path);
});

test.each(["vine.jpg", "logo-0123456789.svg", "-0123456789abcdef.jpg", "a/-0123456789abcdef.jpg", ""])(
  "%s carries no hash",
  (file) => expect(readFileName(file)).toBeNull(),
);

test.each([
  ["image/jpeg", "\xff\xd8\xff\xe0"],
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["image/avif", "\0\0\0\x20ftypavif"],
  ["image/svg+xml", '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="x">'],
  ["video/mp4", "\0\0\0\x20ftypisom"],
  ["video/quicktime", "\0\0\0\x14ftypqt  "],
  ["application/pdf", "%PDF-1.7"],
  ["text/vtt", "WEBVTT\n"],
  [undefined, "<!doctype html><svg>"],
  [undefined, "GIF89a"],
  [undefined, ""],
])("[§5] %s is known by its first bytes", (mime, head) => {
  expect(kindOf(Buffer.from(head, "latin1"))?.mime).toBe(mime);
});

test.each([
  ["Bal.MP4", "video/mp4"],
  ["photo.d'été.jpeg", "image/jpeg"],
  ["notes.docx", undefined],
  ["jpg.", undefined],
])("%s is called as %s", (name, mime) => expect(kindCalled(name)?.mime).toBe(mime));

describe("the name of a file that somebody sent", () => {
  const jpeg = { mime: "image/jpeg", extensions: ["jpg", "jpeg"] };

  test.each([
    ["Château d’été.JPEG", "chateau-d-ete.jpg"],
    ["../../etc/passwd", "image.jpg"],
    [".htaccess", "htaccess.jpg"],
    ["photo.php", "photo.jpg"],
    ["写真.png", "image.jpg"],
    ["", "image.jpg"],
    [`${"a".repeat(79)}-b.jpg`, `${"a".repeat(79)}.jpg`],
  ])("%j becomes %s", (sent, name) => {
    const path = uploadPath(sent, jpeg, "0a1b2c3d");
    expect(path).toBe(`uploads/0a1b2c3d/${name}`);
    expect(isMediaPath(path)).toBe(true);
  });
});
