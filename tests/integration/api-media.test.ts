import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";

import type { Image } from "#schemas/content/image.ts";
import type { MediaList } from "#schemas/content/media.ts";
import { appContext } from "#server/context.ts";
import { resizablePictures } from "#server/media/read.ts";
import { saveMedia } from "#server/media/write.ts";
import { done } from "#tests/setup/results.ts";
import { useStorages } from "#tests/setup/storages.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, keysOf, useApi } from "./api-server.ts";
import { customerToken, logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

describe.each(useStorages())("the media library of the editor on $name", ({ engine, storage }) => {
  const api = useApi(engine, {}, storage);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const words = { alt: { fr_FR: "Les vignes en été", en_US: "The vines in summer" } };

  async function add(
    files: Blob | readonly Blob[] | Record<string, Blob>,
    fields: object = words,
    lang = "fr_FR",
  ): Promise<ApiAnswer> {
    return await api.form("/api/admin/media", fields, { token, files, lang });
  }

  async function added(...given: Parameters<typeof add>): Promise<Image> {
    const answer = await add(...given);
    expect(answer).toMatchObject({ status: 200, body: { message: "" } });
    return answer.body.data as Image;
  }

  async function change(id: number, body: object, lang = "fr_FR"): Promise<ApiAnswer> {
    return await api.call("PUT", `/api/admin/media/${id}`, { token, body, lang });
  }

  async function list(query = "", lang = "fr_FR"): Promise<MediaList> {
    const answer = await api.call("GET", `/api/admin/media${query}`, { token, lang });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.data as MediaList;
  }

  const stored = async ({ onlineImage }: Image): Promise<Buffer> =>
    await appContext().storage.read(onlineImage.externalPath);

  const named = (blob: Blob, name: string): File => new File([blob], name);

  test("a picture comes in under its own name, with its words in each language and what crops keep in view", async () => {
    const picture = named(await pictureFile({ width: 1200, height: 800, format: "jpeg" }), "Château d’été 2022.JPEG");
    const image = await added(picture, { ...words, focal: { x: 20, y: 70 } }, "en_US");
    expect(image).toMatchObject({
      name: "chateau-d-ete-2022.jpg",
      alt: "The vines in summer",
      width: 1200,
      height: 800,
      focal: { x: 20, y: 70 },
    });
    expect(image.onlineImage.url).toMatch(/^\/media\/uploads\/[0-9a-f]{8}\/chateau-d-ete-2022-[0-9a-f]{16}\.jpg$/);
    expect(await list("?nbItem=1")).toEqual({
      media: [
        {
          id: image.id,
          kind: "image",
          image: { ...image, alt: "Les vignes en été" },
          address: image.onlineImage.url.replace(/-[0-9a-f]{16}/, ""),
          bytes: (await stored(image)).byteLength,
          ...words,
          isDecorative: false,
          tags: [],
          isCropped: false,
        },
      ],
      total: 3,
    });
    // Two pictures of one name are two.
    const other = await added(picture);
    expect(other.onlineImage.url).not.toBe(image.onlineImage.url);
    expect((await resizablePictures()).map(({ id }) => id)).toEqual(expect.arrayContaining([image.id, other.id]));
  });

  test("a picture is stored upright and without where, when and with what it was taken", async () => {
    const taken = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#611" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "Jean Dupont" }, IFD3: { GPSLatitude: "46/1 17/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const image = await added(new Blob([new Uint8Array(taken)]));
    expect(image).toMatchObject({ width: 300, height: 400 });
    const kept = await sharp(await stored(image)).metadata();
    expect(kept).toMatchObject({ format: "jpeg", width: 300, height: 400 });
    expect([kept.exif, kept.icc, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(5).fill(undefined));
    expect((await stored(image)).includes("Dupont")).toBe(false);
  });

  test.each([
    ["png", "png"],
    ["webp", "webp"],
    ["avif", "heif"],
  ] as const)("a picture stays a %s, and transparent where it was", async (format, seen) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawn = sharp({ create: { width: 40, height: 20, channels: 4, background: clear } }).toFormat(format);
    const image = await added(new Blob([new Uint8Array(await drawn.toBuffer())]));
    expect(image.onlineImage.externalPath.endsWith(`.${format}`)).toBe(true);
    expect(await sharp(await stored(image)).metadata()).toMatchObject({
      format: seen,
      width: 40,
      height: 20,
      hasAlpha: true,
    });
  });

  test("a picture larger than anybody asks for is made smaller", async () => {
    const image = await added(await pictureFile({ width: 3600, height: 1200, format: "jpeg" }));
    expect(image).toMatchObject({ width: 3000, height: 1000 });
  });

  test("a drawing is cleaned of all that could do something", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><script>alert(1)</script><path d="M0 0h9"/></svg>';
    const image = await added(named(new Blob([svg]), "plan.svg"));
    expect(image).toMatchObject({ name: "plan.svg", width: 30, height: 20 });
    const kept = (await stored(image)).toString();
    expect(kept).toContain("M0 0h9");
    expect(kept).not.toContain("script");
  });

  test("what is no picture, damaged, too large or not alone is refused in words, and nothing comes of it", async () => {
    const before = (await list()).total;
    const good = await pictureFile({ width: 20, height: 20 });
    const cut = new Blob([(await pictureFile({ width: 900, height: 900, format: "jpeg" })).slice(0, 2000)]);
    const type =
      "La médiathèque prend des images JPEG, PNG, WebP, AVIF et SVG, des vidéos (MP4, MOV, AVI, WMV, FLV) et des PDF.";
    const notItsName =
      "Ce qu’il y a dans ce fichier n’est pas ce que dit son nom\u00a0: il est abîmé, ou d’un autre genre.";
    const unsound = "Cette image est abîmée ou trop grande\u00a0: elle ne peut pas être lue.";
    const one = "Un fichier est envoyé seul, dans le champ «\u00a0image\u00a0».";
    const large = (max: number) =>
      `Le fichier est trop volumineux\u00a0: ${max} Mio au plus pour un fichier de ce genre.`;
    const mixed = "Ce fichier contient aussi une page, un programme ou une archive\u00a0: il n’est pas accepté.";
    const begin = (start: string | Uint8Array<ArrayBuffer>, bytes: number) => new Blob([start, new Uint8Array(bytes)]);
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const mp4 = "\u0000\u0000\u0000\u0018ftypisom";
    const refused: readonly (readonly [string, Parameters<typeof add>[0], number, string])[] = [
      ["words", new Blob(["hello"], { type: "image/png" }), 415, type],
      ["a gif", await pictureFile({ width: 20, height: 20, format: "gif" }), 415, type],
      ["a film that is words", named(new Blob(["no film"]), "bal.mp4"), 415, notItsName],
      ["captions", new Blob(["WEBVTT\n"]), 415, type],
      ["a PDF that is a page", new Blob(["%PDF-1.7\n<script>alert(1)</script>"]), 422, mixed],
      ["a film that is an archive", new Blob([mp4, "PK\u0005\u0006", new Uint8Array(18)]), 422, mixed],
      ["half a picture", cut, 422, unsound],
      ["a bomb", await pictureFile({ width: 9000, height: 9000 }), 422, unsound],
      ["a drawing with entities", new Blob(["<svg><!DOCTYPE x></svg>"]), 422, unsound],
      ["none", [], 422, one],
      ["two", { image: good, images: good }, 422, one],
      ["another field", { file: good }, 422, one],
      ["too large a picture", begin(png, 5 * 1024 * 1024), 413, large(5)],
      ["too large a PDF", begin("%PDF-1.7", 16 * 1024 * 1024), 413, large(16)],
      ["too large a film", begin(mp4, 32 * 1024 * 1024 + 1), 413, "Le fichier est trop volumineux : 32 MiB au plus."],
    ];
    for (const [what, files, status, message] of refused) {
      const answer = await add(files);
      expect({ what, status: answer.status, message: answer.body.message }).toEqual({ what, status, message });
      // Megabytes once: their refusal is in English where that of other files is.
      if (status === 413) continue;
      const english = await add(files, words, "en_US");
      expect({ what, status: english.status }).toEqual({ what, status });
      expect(english.body.message).not.toBe(message);
    }
    expect((await list()).total).toBe(before);
  });

  test("a picture says something, or is decorative: nothing else", async () => {
    const picture = await pictureFile({ width: 20, height: 20 });
    for (const fields of [{}, { alt: { fr_FR: " " } }, { alt: { en_US: "Only English" } }, { isDecorative: false }]) {
      const answer = await add(picture, fields);
      expect({ fields, status: answer.status, keys: keysOf(answer) }).toEqual({
        fields,
        status: 400,
        keys: ["alt.fr_FR"],
      });
      expect(answer.body.data).toMatchObject([{ error: expect.stringContaining("ce que montre l’image") as string }]);
    }
    for (const [fields, key] of [
      [{ ...words, focal: { x: 101, y: 0 } }, "focal.x"],
      [{ ...words, focal: { x: 1 } }, "focal.y"],
      [{ alt: { fr_FR: "x".repeat(301) } }, "alt.fr_FR"],
      [{ alt: { fr_FR: "x", de_DE: "y" } }, "alt.de_DE"],
      [{ ...words, title: "x" }, "title"],
    ] as const) {
      const answer = await add(picture, fields);
      expect({ status: answer.status, keys: keysOf(answer) }).toEqual({ status: 400, keys: [key] });
    }
    const { id } = await added(picture, { isDecorative: true });
    expect((await list("?nbItem=1")).media).toMatchObject([{ id, alt: {}, isDecorative: true, image: { alt: "" } }]);
  });

  test("words, flag and focal point change one by one; what is left out stays", async () => {
    const { id } = await added(await pictureFile({ width: 20, height: 20 }));
    const entry = async () => (await list()).media.find((each) => each.id === id);
    expect((await change(id, { focal: { x: 0, y: 100 } })).body.data).toMatchObject({ id, focal: { x: 0, y: 100 } });
    expect((await change(id, { alt: { en_US: "Vines" } }, "en_US")).body.data).toMatchObject({ alt: "Vines" });
    expect(await entry()).toMatchObject({
      alt: { fr_FR: "Les vignes en été", en_US: "Vines" },
      isDecorative: false,
      image: { focal: { x: 0, y: 100 } },
    });
    expect((await change(id, { alt: { fr_FR: "" } })).status).toBe(400);
    expect((await change(id, { isDecorative: true })).status).toBe(200);
    expect(await entry()).toMatchObject({ alt: {}, isDecorative: true });
    expect(keysOf(await change(id, { isDecorative: false }))).toEqual(["alt.fr_FR"]);
    expect((await change(id, { isDecorative: false, alt: { fr_FR: "La cour" } })).status).toBe(200);
    expect(await entry()).toMatchObject({ alt: { fr_FR: "La cour" }, isDecorative: false });
    // A picture from before says nothing yet: its focal point can be set all the same.
    const [old] = (await list("?search=cave")).media;
    expect(old).toMatchObject({ alt: {}, isDecorative: false });
    expect((await change(old?.id ?? 0, { focal: { x: 1, y: 2 } })).status).toBe(200);
  });

  test("a picture is found by its name and its words in any language, whatever case and accents", async () => {
    const { id } = await added(named(await pictureFile({ width: 20, height: 20 }), "Récolte à l’aube.png"));
    for (const words of ["RECOLTE", "été", "ete vignes", "summer", "récolte-à"]) {
      const { media, total } = await list(`?search=${encodeURIComponent(words)}`);
      expect({ words, ids: media.map((each) => each.id), total }).toEqual({ words, ids: [id], total: 1 });
    }
    expect(await list("?search=hiver")).toEqual({ media: [], total: 0 });
    done(await saveMedia({ id, path: "domaine/hiver.png" }));
    expect((await list("?search=hiver")).total).toBe(1);
  });

  test("pages of the list, newest first: no previews, captions and fonts; of one kind, where that is asked for", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await added(await pictureFile({ width: 20 + n, height: 20 }))).id);
    const size = { width: 9, height: 9, bytes: 1 };
    const film = done(await saveMedia({ ...size, path: "film.mp4", mime: "video/mp4" }));
    const preview = done(await saveMedia({ ...size, path: "previews/0.webp", mime: "image/webp" }));
    const font = done(await saveMedia({ ...size, path: "fonts/a.woff2", mime: "font/woff2" }));
    const pdf = done(await saveMedia({ ...size, path: "plan.pdf", mime: "application/pdf" }));
    const first = await list("?kind=image&nbItem=2");
    const second = await list("?kind=image&nbItem=2&page=2");
    expect(first.total).toBe(5);
    expect([...first.media, ...second.media].map(({ id }) => id).slice(0, 3)).toEqual(ids);
    expect((await list("?kind=image&nbItem=100")).media).toHaveLength(5);
    expect((await list("?kind=video")).media).toMatchObject([{ id: film.id, kind: "video" }]);
    expect((await list("?kind=pdf")).media).toMatchObject([{ id: pdf.id, kind: "pdf", address: "/media/plan.pdf" }]);
    expect((await list("?nbItem=100")).media.map(({ id }) => id).slice(0, 5)).toEqual([pdf.id, film.id, ...ids]);
    expect((await api.call("GET", "/api/admin/media?kind=font", { token })).status).toBe(400);
    for (const { id } of [font, preview, { id: 999_999 }, { id: 2_147_483_647 }]) {
      expect((await change(id, { focal: { x: 1, y: 1 } })).status).toBe(404);
    }
    expect((await api.call("GET", "/api/admin/media?mime=x", { token })).status).toBe(400);
  });

  test("[§6 admin-paths] nobody but an administrator sees, adds or changes", async () => {
    const picture = await pictureFile({ width: 20, height: 20 });
    const ask = async (who?: string): Promise<readonly number[]> => {
      const given = who === undefined ? {} : { token: who };
      const listed = await api.call("GET", "/api/admin/media", given);
      const sent = await api.form("/api/admin/media", words, { ...given, files: picture });
      const changed = await api.call("PUT", "/api/admin/media/1", { ...given, body: words });
      return [listed, sent, changed].map(({ status }) => status);
    };
    expect(await ask()).toEqual([401, 401, 401]);
    expect(await ask(await customerToken(api))).toEqual([403, 403, 403]);
    expect(await ask(token)).toEqual([200, 200, 200]);
    const asJson = await api.call("POST", "/api/admin/media", { token, body: words });
    expect(asJson.status).toBe(415);
  });
});
