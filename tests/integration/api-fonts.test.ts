import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

import { beforeEach, describe, expect, test } from "vitest";

import type { UploadedFamily } from "#schemas/site/font-family.ts";
import type { SiteFont } from "#schemas/site/site-info.ts";
import { appContext } from "#server/context.ts";
import { servedFamilies } from "#server/site/fonts/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { useStorages } from "#tests/setup/storages.ts";
import { done } from "#tests/setup/results.ts";

import { administrator } from "./api-content.ts";
import { type ApiAnswer, useApi } from "./api-server.ts";
import { customerToken, DraftCalls, logIn } from "./draft-calls.ts";
import { PlanCalls, seenNow } from "./plan-calls.ts";

const packages = (family: string, file: string): Buffer =>
  readFileSync(new URL(`../../node_modules/@fontsource/${family}/files/${file}`, import.meta.url));
const serif = (name: string, weight = 500, end = "woff2"): File =>
  fileOf(packages("cormorant-garamond", `cormorant-garamond-latin-${weight}-normal.${end}`), name);

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name);
}

describe.each(useStorages())("uploaded typefaces on $name", ({ engine, storage }) => {
  const api = useApi(engine, {}, storage);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  async function add(files: readonly File[], fields: object = {}, as = token): Promise<ApiAnswer> {
    return await api.form("/api/admin/font-family", fields, { token: as, files: { font: files } });
  }

  async function added(files: readonly File[], fields: object = {}): Promise<readonly UploadedFamily[]> {
    const answer = await add(files, fields);
    expect(answer).toMatchObject({ status: 200, body: { message: "" } });
    return answer.body.data as readonly UploadedFamily[];
  }

  async function list(): Promise<readonly UploadedFamily[]> {
    return (await api.call("GET", "/api/admin/font-family", { token })).body.data as readonly UploadedFamily[];
  }

  const font = (family: string): SiteFont => ({
    ...{ type: "TITLE", family, colour: null, size: 40, weight: 500, style: "normal" },
  });

  test("[§9 font-weights] files come in with the weight and the slant of their names, whatever they are packed in", async () => {
    const [family, ...others] = await added(
      [serif("Vigne-Medium.woff2"), serif("Vigne-BoldItalic.woff", 700, "woff"), serif("vigne_light.ttf.woff2", 500)],
      { name: "Vigne" },
    );
    expect(others).toEqual([]);
    expect(family).toMatchObject({ name: "Vigne", isInUse: false });
    expect(family?.files.map(({ name, weight, style }) => [name, weight, style])).toEqual([
      ["vigne_light.ttf", 300, "normal"],
      ["Vigne-Medium", 500, "normal"],
      ["Vigne-BoldItalic", 700, "italic"],
    ]);
    for (const { url } of family?.files ?? []) {
      const bytes = await appContext().storage.read(url.replace("/media/", ""));
      expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
      expect(bytes.byteLength).toBeLessThan(60_000);
    }
    const told = await api.call("GET", "/api/font");
    expect(told.body.data).toContainEqual({
      name: "Vigne",
      files: family?.files.map(({ name, weight, style }) => ({ name, weight, style })),
    });
  });

  test("without a name a file says itself what it belongs to; the same weight and slant again replaces the first", async () => {
    await added([serif("CormorantGaramond-Medium.woff2")], { name: "Caveau" });
    const [before] = await list();
    const [after] = await added([serif("Other-Medium.woff2", 700)], { name: "caveau" });
    expect(after?.id).toBe(before?.id);
    expect(after?.files).toHaveLength(1);
    expect(after?.files[0]?.url).not.toBe(before?.files[0]?.url);
    const refused = await add([serif("CormorantGaramond-Medium.woff2")]);
    // It says “Cormorant Garamond”, which the site brings itself.
    expect(refused).toMatchObject({ status: 400, body: { data: [{ key: "name" }] } });
    expect(await list()).toHaveLength(1);
  });

  test("a page that is set in one gets its faces, with how large its letters are", async () => {
    await added([serif("Vigne-Medium.woff2")], { name: "Vigne" });
    expect(await servedFamilies([font("Lato")])).toEqual([]);
    const [family] = await servedFamilies([font("Vigne")]);
    expect(family).toMatchObject({ name: "Vigne", faces: [{ weight: 500, style: "normal" }] });
    const [face] = family?.faces ?? [];
    expect(face?.ascent).toBeCloseTo(0.924, 2);
    expect(face?.descent).toBeCloseTo(0.287, 2);
    expect(face?.width).toBeCloseTo(0.389, 2);
    expect(await servedFamilies([font("Vigne")])).toBe(await servedFamilies([font("Vigne")]));
  });

  test("one that the site is set in can neither be removed nor be called otherwise; any other can", async () => {
    const [family] = await added([serif("Vigne-Medium.woff2")], { name: "Vigne" });
    const path = `/api/admin/font-family/${family?.id}`;
    done(await setSiteInfo({ fonts: [font("Vigne")] }));
    expect((await list())[0]?.isInUse).toBe(true);
    for (const refused of [
      await api.call("DELETE", path, { token, lang: "en_US" }),
      await api.call("PUT", path, { token, body: { name: "Caveau" }, lang: "en_US" }),
    ]) {
      expect(refused).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("set in Vigne") as string },
      });
    }
    done(await setSiteInfo({ fonts: [] }));
    const renamed = await api.call("PUT", path, { token, body: { name: "Caveau" } });
    expect(renamed.body.data).toMatchObject([{ name: "Caveau" }]);
    for (const name of ["Lato", 'x"}', ""]) {
      expect(await api.call("PUT", path, { token, body: { name } })).toMatchObject({ status: 400 });
    }
    expect(await api.call("DELETE", path, { token })).toMatchObject({ status: 200, body: { data: [] } });
    expect(await api.call("DELETE", path, { token })).toMatchObject({ status: 404 });
  });

  test("one that only what is edited of the site is set in stays as well, until that is set in another", async () => {
    const [family] = await added([serif("Vigne-Medium.woff2")], { name: "Vigne" });
    const path = `/api/admin/font-family/${family?.id}`;
    const setTo = async (since: number, value: string): Promise<void> => {
      const edit = { id: `edit-000${since}`, commands: [{ type: "set", setting: "font.TITLE.family", value }] };
      const body = { since, edits: [edit] };
      expect(await api.call("POST", "/api/admin/draft/site/1/edits", { token, body })).toMatchObject({ status: 200 });
    };
    await setTo(0, "Vigne");
    expect((await list())[0]?.isInUse).toBe(false);
    for (const [method, body] of [["DELETE"], ["PUT", { name: "Caveau" }]] as const) {
      const refused = await api.call(method, path, { token, body, lang: "en_US" });
      const message = expect.stringContaining("isn’t public") as string;
      expect(refused).toMatchObject({ status: 409, body: { message } });
    }
    const plans = new PlanCalls(api, token);
    const drafts = [await seenNow(new DraftCalls(api, 1, token, "site"))];
    const plan = await plans.made({ at: api.database.clock.now() + 60_000, drafts });
    await setTo(1, "Lato");
    // It would be set in it at its minute.
    expect(await api.call("DELETE", path, { token })).toMatchObject({ status: 409 });
    await plans.cancel(plan);
    expect(await api.call("DELETE", path, { token })).toMatchObject({ status: 200, body: { data: [] } });
  });

  test("what is no sound font is refused in words, and nothing of it is kept", async () => {
    const sound = packages("lato", "lato-latin-400-normal.woff2");
    const woff = packages("lato", "lato-latin-400-normal.woff");
    const bomb = Buffer.from(woff);
    const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    // Its first table says that it is small, and would come to 64 MiB.
    bomb.writeUInt32BE(bomb.length, 48);
    bomb.writeUInt32BE(zeros.length, 52);
    const cases: readonly (readonly [name: string, bytes: Uint8Array, status: number, words: RegExp])[] = [
      ["a.png", Buffer.from("\x89PNG\r\n\x1a\n".padEnd(100), "latin1"), 415, /“a\.png” is no font/],
      ["zip.woff2", Buffer.from("PK\u0003\u0004".padEnd(100)), 415, /is no font/],
      ["cut.woff2", sound.subarray(0, 5000), 422, /is damaged/],
      ["noise.ttf", Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(5000, 0xff)]), 422, /is damaged/],
      ["empty.otf", Buffer.concat([Buffer.from("OTTO"), Buffer.alloc(2000)]), 422, /is damaged|letters/],
      ["bomb.woff", Buffer.concat([bomb, zeros]), 422, /is damaged/],
      ["large.woff2", withSize(sound, 200_000_000), 413, /too large/],
      ["greek.woff2", packages("alegreya-sans", "alegreya-sans-greek-400-normal.woff2"), 422, /letters/],
    ];
    for (const [name, bytes, status, words] of cases) {
      const answer = await api.form(
        "/api/admin/font-family",
        { name: "Vigne" },
        { token, files: { font: [serif("Vigne.woff2"), fileOf(bytes, name)] }, lang: "en_US" },
      );
      expect(answer, name).toMatchObject({ status, body: { message: expect.stringMatching(words) as string } });
    }
    expect(await list()).toEqual([]);
    expect(await add([])).toMatchObject({ status: 422 });
  });

  test("only an administrator has them", async () => {
    const customer = await customerToken(api);
    expect((await add([serif("Vigne.woff2")], { name: "Vigne" }, customer)).status).toBe(403);
    expect((await add([serif("Vigne.woff2")], { name: "Vigne" }, "")).status).toBe(401);
    expect((await api.call("GET", "/api/admin/font-family", { token: customer })).status).toBe(403);
  });
});

function withSize(bytes: Buffer, size: number): Buffer {
  const other = Buffer.from(bytes);
  other.writeUInt32BE(size, 16);
  return other;
}
