import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";

import type { Image } from "#schemas/content/image.ts";
import type { MediaList, MediaTag, MediumDetails } from "#schemas/content/media.ts";
import { appContext } from "#server/context.ts";
import { createMediaApp } from "#server/http/files/media-app.ts";
import { mediaFiles, resizablePictures } from "#server/media/read.ts";
import { useStorages } from "#tests/setup/storages.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, keysOf, useApi } from "./api-server.ts";
import { customerToken, logIn } from "./draft-calls.ts";
import { pictureFile } from "./picture-file.ts";

describe.each(useStorages())("media that are changed on $name", ({ engine, storage }) => {
  const api = useApi(engine, {}, storage);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const call = async (method: string, path: string, body?: object, lang = "fr_FR"): Promise<ApiAnswer> =>
    await api.call(method, `/api/admin/media${path}`, { token, lang, ...(body && { body }) });

  const send = async (path: string, file: Blob, fields: object = {}): Promise<ApiAnswer> =>
    await api.form(`/api/admin/media${path}`, fields, { token, files: file });

  async function given<Data>(asked: Promise<ApiAnswer>): Promise<Data> {
    const answer = await asked;
    expect(answer).toMatchObject({ status: 200, body: { message: "" } });
    return answer.body.data as Data;
  }

  const words = { alt: { fr_FR: "Les vignes" } };

  /** Four fields of one colour each: what a crop shows can be told. */
  async function field(format: "png" | "jpeg" | "webp" = "png"): Promise<File> {
    const part = async (background: string) =>
      await sharp({ create: { width: 200, height: 100, channels: 3, background } })
        .png()
        .toBuffer();
    const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: "#ff0000" } }).composite([
      { input: await part("#00ff00"), left: 200, top: 0 },
      { input: await part("#0000ff"), left: 0, top: 100 },
      { input: await part("#ffff00"), left: 200, top: 100 },
    ]);
    return new File([new Uint8Array(await picture.toFormat(format).toBuffer())], "champs.png");
  }

  const add = async (file: Blob, fields: object = words): Promise<Image> => await given<Image>(send("", file, fields));
  const details = async (id: number, lang = "fr_FR"): Promise<MediumDetails> =>
    await given<MediumDetails>(call("GET", `/${id}`, undefined, lang));
  const list = async (query: string): Promise<MediaList> => await given<MediaList>(call("GET", query));
  const stored = async ({ onlineImage }: Image): Promise<Buffer> =>
    await appContext().storage.read(onlineImage.externalPath);
  const visit = async (url: string): Promise<Response> =>
    await createMediaApp({ storage: appContext().storage }).request(url);
  const pdf = (text = "") => new File([`%PDF-1.7\n${text}`], "Plan d’accès.pdf");

  async function colourOf(image: Image): Promise<readonly number[]> {
    const { data } = await sharp(await stored(image))
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)];
  }

  test("tags are words that media are found by, written as they were written first", async () => {
    const one = await add(await field(), { ...words, tags: ["Vignes", " été "] });
    const other = await add(pdf(), { tags: ["VIGNES"] });
    expect((await details(other.id)).medium.tags).toEqual(["Vignes"]);
    expect(await given<readonly MediaTag[]>(call("GET", "/tag"))).toEqual([
      { tag: "été", count: 1 },
      { tag: "Vignes", count: 2 },
    ]);
    for (const [query, ids] of [
      ["?tag=vignes", [other.id, one.id]],
      ["?tag=Ete", [one.id]],
      ["?search=ete%20champs", [one.id]],
      ["?tag=vigne", []],
      ["?tag=vignes&kind=pdf", [other.id]],
    ] as const) {
      expect({ query, ids: (await list(query)).media.map(({ id }) => id) }).toEqual({ query, ids });
    }
    await given(call("PUT", `/${one.id}`, { tags: [] }));
    expect((await details(one.id)).medium).toMatchObject({ tags: [], alt: words.alt });
    expect((await list("?search=ete")).total).toBe(0);
    const long = await call("PUT", `/${one.id}`, { tags: ["x".repeat(41)] });
    expect({ status: long.status, keys: keysOf(long) }).toEqual({ status: 400, keys: ["tags[0]"] });
  });

  test("films and PDFs come in as they are, and say nothing unless somebody has them say it", async () => {
    const film = await add(new File(["\u0000\u0000\u0000\u0018ftypisom", new Uint8Array(64)], "Vendange.MP4"), {});
    expect((await details(film.id)).medium).toMatchObject({ kind: "video", alt: {}, isDecorative: false, bytes: 76 });
    const plan = await add(pdf("un plan"), {});
    const { medium } = await details(plan.id);
    expect(medium).toMatchObject({ kind: "pdf", image: { name: "plan-d-acces.pdf" } });
    expect((await stored(plan)).toString()).toBe("%PDF-1.7\nun plan");
    const got = await visit(plan.onlineImage.url);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="plan-d-acces.pdf"',
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
    });
    const headers = (await visit(film.onlineImage.url)).headers;
    expect([headers.get("content-type"), headers.get("content-disposition")]).toEqual(["video/mp4", null]);
  });

  test("a replaced medium is the same everywhere, under a new address to which the old ones lead", async () => {
    const before = await add(await field("png"), { ...words, focal: { x: 10, y: 20 }, tags: ["Vignes"] });
    const { address } = (await details(before.id)).medium;
    const same = await given<Image>(send(`/${before.id}/file`, await pictureFile({ width: 60, height: 40 })));
    expect(same).toMatchObject({
      id: before.id,
      name: "champs.png",
      alt: "Les vignes",
      width: 60,
      focal: before.focal,
    });
    expect(same.onlineImage.url).not.toBe(before.onlineImage.url);
    const other = await given<Image>(
      send(`/${before.id}/file`, await pictureFile({ width: 80, height: 40, format: "webp" })),
    );
    expect(other).toMatchObject({ id: before.id, name: "champs.webp", width: 80 });
    expect((await details(before.id)).medium.tags).toEqual(["Vignes"]);
    for (const url of [address, before.onlineImage.url, same.onlineImage.url]) {
      const led = await visit(url);
      expect({ url, status: led.status, to: led.headers.get("location") }).toEqual({
        url,
        status: 302,
        to: other.onlineImage.url,
      });
    }
    const refused = await send(`/${before.id}/file`, pdf());
    expect(refused).toMatchObject({ status: 415, body: { message: expect.stringContaining("Une image se remplace") } });
    expect((await send("/999999/file", pdf())).status).toBe(404);
  });

  test("a crop is a part of the picture as it came, in its place, and is undone", async () => {
    const whole = await add(await field("png"), { ...words, focal: { x: 75, y: 25 } });
    const before = await mediaFiles();
    const cropTo = async (crop: object | null): Promise<Image> =>
      await given<Image>(call("PUT", `/${whole.id}/crop`, { crop }));
    const green = { x: 200, y: 0, width: 200, height: 100 };
    const cropped = await cropTo(green);
    expect(cropped).toMatchObject({ id: whole.id, width: 200, height: 100, focal: { x: 50, y: 50 } });
    expect(cropped.onlineImage.url).not.toBe(whole.onlineImage.url);
    expect(await colourOf(cropped)).toEqual([0, 255, 0]);
    const { medium, original } = await details(whole.id);
    expect(medium).toMatchObject({ isCropped: true, alt: words.alt });
    expect(original).toMatchObject({ crop: green, image: { width: 400, height: 200 } });
    expect(original?.image.onlineImage.externalPath).toMatch(/^originals\/[0-9a-f]{32}\//);
    // Nobody is shown the original, and no sizes are made of it ahead.
    expect((await list("?search=champs")).total).toBe(1);
    expect((await resizablePictures()).map(({ id }) => id)).not.toContain(original?.image.id);
    // Another part is one of the original.
    const blue = await cropTo({ x: 0, y: 100, width: 200, height: 100 });
    expect(await colourOf(blue)).toEqual([0, 0, 255]);
    expect((await mediaFiles()).length).toBe(before.length + 1);
    const back = await cropTo(null);
    expect(back).toMatchObject({ width: 400, height: 200, onlineImage: whole.onlineImage });
    expect(await details(whole.id)).toMatchObject({ medium: { isCropped: false }, original: null });
    expect(await mediaFiles()).toEqual(before);
    for (const crop of [
      { x: 0, y: 0, width: 401, height: 100 },
      { x: 390, y: 0, width: 16, height: 16 },
    ]) {
      const answer = await call("PUT", `/${whole.id}/crop`, { crop });
      expect({ status: answer.status, keys: keysOf(answer) }).toEqual({ status: 400, keys: ["crop"] });
    }
    const small = await call("PUT", `/${whole.id}/crop`, { crop: { x: 0, y: 0, width: 2, height: 100 } });
    expect({ status: small.status, keys: keysOf(small) }).toEqual({ status: 400, keys: ["crop.width"] });
    const plan = await add(pdf(), {});
    expect((await call("PUT", `/${plan.id}/crop`, { crop: green })).status).toBe(422);
  });

  test("a replaced picture isn't cropped, and a removed one leaves nothing of what it was", async () => {
    const before = await mediaFiles();
    const { id } = await add(await field());
    const crop = { x: 0, y: 0, width: 100, height: 100 };
    await given(call("PUT", `/${id}/crop`, { crop }));
    await given(send(`/${id}/file`, await pictureFile({ width: 60, height: 40 })));
    expect(await details(id)).toMatchObject({ medium: { isCropped: false }, original: null });
    await given(call("PUT", `/${id}/crop`, { crop: { ...crop, width: 30, height: 30 } }));
    await given(call("DELETE", `/${id}`));
    expect(await mediaFiles()).toEqual(before);
    expect((await call("GET", `/${id}`)).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
  });

  test("[§6 admin-paths] nobody but an administrator reads, replaces, crops or removes", async () => {
    const ask = async (who?: string): Promise<readonly number[]> => {
      const by = who === undefined ? {} : { token: who };
      const file = await pictureFile({ width: 20, height: 20 });
      return [
        await api.call("GET", "/api/admin/media/1", by),
        await api.call("GET", "/api/admin/media/tag", by),
        await api.form("/api/admin/media/1/file", {}, { ...by, files: file }),
        await api.call("PUT", "/api/admin/media/1/crop", { ...by, body: { crop: null } }),
        await api.call("DELETE", "/api/admin/media/1", by),
      ].map(({ status }) => status);
    };
    expect(await ask()).toEqual([401, 401, 401, 401, 401]);
    expect(await ask(await customerToken(api))).toEqual([403, 403, 403, 403, 403]);
  });
});
