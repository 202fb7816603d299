import { beforeEach, describe, expect, test } from "vitest";

import type { OpenedRecord } from "#schemas/content/record.ts";
import { elementLists } from "#server/elements/read.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

describe.each(engines)("element lists as records on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  const publishOne = async (name: string) => {
    const made = await api.call("POST", "/api/admin/record/element-list", { token, body: { copyOf: null } });
    const { id } = made.body.data as OpenedRecord;
    const calls = new DraftCalls(api, id, token, "record");
    const commands = [{ type: "set", field: "label", locale: "fr_FR", value: name }];
    await calls.save(0, [{ id: `names-of-${id}`, commands }]);
    return { calls, revision: await calls.publish(1, null) };
  };
  const names = async () => (await elementLists()).map(({ label }) => label.fr_FR);

  test("[CO9] one that was taken off is published again as the same list, whatever was made meanwhile", async () => {
    const before = await names();
    const first = await publishOne("Essais");
    expect((await first.calls.post("unpublish", { published: first.revision })).status).toBe(200);
    await publishOne("Ateliers");
    await first.calls.publish((await first.calls.draft()).sequence, null);
    expect(new Set(await names())).toEqual(new Set([...before, "Ateliers", "Essais"]));
  });
});
