import { beforeEach, describe, expect, test } from "vitest";

import type { SettingsPreset } from "#schemas/content/preset.ts";
import { mostPresets } from "#server/site/presets/write.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { customerToken, logIn } from "./draft-calls.ts";

const path = "/api/admin/site/preset";

describe.each(engines)("looks that operators keep on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const save = async (name: string, values: object) =>
    await api.call("POST", path, { token, body: { name, values }, lang: "en_US" });
  const list = async () => (await api.call("GET", path, { token })).body.data as readonly SettingsPreset[];

  test("a look is kept under its name, replaced by another of that name, and forgotten", async () => {
    expect((await save("Vendanges", { COLOR_PRIMARY: "#7a1f3d" })).status).toBe(200);
    expect((await save("Vendanges", { COLOR_PRIMARY: "#112233", "font.TITLE.family": "Lato" })).status).toBe(200);
    const [preset, ...others] = await list();
    expect([preset, others]).toMatchObject([
      { name: "Vendanges", values: { COLOR_PRIMARY: "#112233", "font.TITLE.family": "Lato" } },
      [],
    ]);
    const gone = `${path}/${preset?.id}`;
    expect((await api.call("DELETE", gone, { token })).status).toBe(200);
    expect((await api.call("DELETE", gone, { token })).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("what can't be set is refused under its key, and so is code; nobody but administrators is answered", async () => {
    for (const [values, key] of [
      [{ COLOR_PRIMARY: "red;}" }, "values.COLOR_PRIMARY"],
      [{ NOBODY: 1 }, "values.NOBODY"],
      [{ CUSTOM_SCRIPT: "alert(1)" }, "values.CUSTOM_SCRIPT"],
    ] as const)
      expect(await save("Mauvais", values)).toMatchObject({ status: 400, body: { success: false, data: [{ key }] } });
    expect((await save("", { COLOR_PRIMARY: "#112233" })).status).toBe(400);
    expect((await save("Rien", [])).status).toBe(400);
    const customer = await customerToken(api);
    for (const call of ["GET", "POST"] as const)
      expect((await api.call(call, path, { token: customer, ...(call === "POST" && { body: {} }) })).status).toBe(403);
    expect(await list()).toEqual([]);
  });

  test("a site keeps no more than so many; one that is there can still be replaced", async () => {
    for (let made = 0; made < mostPresets; made += 1)
      expect((await save(`Palette ${made}`, { BLOCK_MINORS: true })).status).toBe(200);
    expect(await save("Une de trop", { BLOCK_MINORS: true })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(String(mostPresets)) as string },
    });
    expect((await save("Palette 7", { BLOCK_MINORS: false })).status).toBe(200);
  });
});
