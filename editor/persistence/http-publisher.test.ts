import { describe, expect, test, vi } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";

import { httpPublisher } from "./http-publisher.ts";

const layout = { kind: "layout", id: 12, since: 7, published: 3 };
const page = { kind: "page", id: 4, since: 2, published: null };

describe("publishing over the API", () => {
  test("all drafts go in one call, and their revisions come back in the same order", async () => {
    const { publish, call } = publishing(() => ({ revisions: [8, 9] }));
    expect(await publish([layout, page], "Vendanges")).toEqual({ kind: "published", revisions: [8, 9] });
    expect(call).toHaveBeenCalledExactlyOnceWith("publishDrafts", {
      body: { drafts: [layout, page], label: "Vendanges" },
      idempotencyKey: "key-1",
    });
  });

  test.each([
    [409, ["drafts.1"], { kind: "behind", drafts: [1] }],
    [409, ["drafts.0", "drafts.1"], { kind: "behind", drafts: [0, 1] }],
    [409, [], { kind: "behind", drafts: [] }],
    [404, ["drafts.1"], { kind: "gone", drafts: [1] }],
    [401, [], { kind: "signed-out" }],
    [403, [], { kind: "signed-out" }],
    [422, ["drafts.1.title.fr_FR", "drafts.1.slug.fr_FR"], { kind: "refused", draft: 1, message: "No. Taken." }],
    [400, ["drafts.0"], { kind: "refused", draft: 0, message: "No. Taken." }],
  ] as const)("[EM30] a %i about %j says so", async (status, keys, answer) => {
    const details = keys.map((key) => ({ key, error: "Taken." }));
    const { publish } = publishing(() => {
      throw new ApiError("No.", status, details);
    });
    expect(await publish([layout, page], "")).toEqual(answer);
  });

  test("[EM31] what nobody answered is asked for again by the same key; anything else has a key of its own", async () => {
    const answers: (() => unknown)[] = [
      () => {
        throw new TypeError("Failed to fetch");
      },
      () => {
        throw new ApiError("Busy.", 503, null);
      },
      () => ({ revisions: [8] }),
      () => ({ revisions: [9] }),
      () => {
        throw new TypeError("Failed to fetch");
      },
      () => ({ revisions: [10] }),
    ];
    const { publish, keys } = publishing(() => answers.shift()?.());
    await expect(publish([layout], "")).rejects.toThrow("Failed to fetch");
    await expect(publish([layout], "")).rejects.toThrow("Busy.");
    await publish([layout], "");
    await publish([layout], "");
    await expect(publish([layout], "")).rejects.toThrow("Failed to fetch");
    await publish([{ ...layout, since: 8 }], "");
    expect(keys()).toEqual(["key-1", "key-1", "key-1", "key-2", "key-3", "key-4"]);
  });
});

function publishing(answer: () => unknown) {
  const call = vi.fn(async (..._asked: unknown[]) => await Promise.resolve().then(answer));
  let made = 0;
  const publish = httpPublisher(call as unknown as Parameters<typeof httpPublisher>[0], () => `key-${(made += 1)}`);
  const keys = () => call.mock.calls.map(([, asked]) => (asked as { readonly idempotencyKey: string }).idempotencyKey);
  return { publish, call, keys };
}
