import { beforeEach, describe, expect, test } from "vitest";

import type { OpenedRecord } from "#schemas/content/record.ts";
import { engines } from "#tests/setup/engines.ts";

import { administrator } from "./api-content.ts";
import { useApi } from "./api-server.ts";
import { DraftCalls, logIn } from "./draft-calls.ts";

interface Value {
  readonly id: number;
  readonly label: object;
}

describe.each(engines)("variations as records on $name", (engine) => {
  const api = useApi(engine);
  let token = "";

  beforeEach(async () => {
    token = await logIn(api, administrator);
  });

  test("[CO12] a variation's values come back as they were saved, with rows of their own that stay theirs", async () => {
    const made = await api.call("POST", "/api/admin/record/variation", { token, body: { copyOf: null } });
    const { id } = made.body.data as OpenedRecord;
    const calls = new DraftCalls(api, id, token, "record");
    const set = (field: string, value: unknown, locale?: string) => {
      return { type: "set", field, value, ...(locale !== undefined && { locale }) };
    };
    const details = async () => {
      const { document, sequence, published } = await calls.draft();
      const { values } = document as { readonly values: Readonly<Record<string, unknown>> };
      return { values, sequence, published, details: values["details"] as readonly Value[] };
    };
    const labels = [{ fr_FR: "Bouteille", en_US: "Bottle" }, { fr_FR: "Magnum" }];
    const commands = [
      set("label", "Flacon", "fr_FR"),
      set("displayLabel", "Le flacon", "fr_FR"),
      set("order", 3),
      set(
        "details",
        labels.map((label) => ({ label })),
      ),
    ];
    await calls.save(0, [{ id: "flask-one", commands }]);
    await calls.publish(1, null);
    const first = await details();
    expect(first.values).toMatchObject({ label: { fr_FR: "Flacon" }, displayLabel: { fr_FR: "Le flacon" }, order: 3 });
    expect(first.details.map(({ label }) => label)).toEqual(labels);
    expect(new Set(first.details.map((value) => value.id)).size).toBe(2);

    const turned = first.details.toReversed();
    await calls.save(first.sequence, [{ id: "flask-two", commands: [set("details", turned)] }]);
    await calls.publish(first.sequence + 1, first.published);
    expect((await details()).details.map((value) => value.id)).toEqual(turned.map((value) => value.id));
  });
});
