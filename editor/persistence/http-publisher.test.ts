import { describe, expect, test, vi } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";

import { httpPublisher } from "./http-publisher.ts";

const layout = { kind: "layout", id: 12, since: 7, published: 3 };
const page = { kind: "page", id: 4, since: 2, published: null };

const unasked = (): never => expect.fail("Its own answer tells of it");

const taken = (key: string) => ({ key, error: "Taken." });

describe("publishing over the API", () => {
  test("all drafts go in one call, and their revisions come back in the same order", async () => {
    const { publish, call } = publishing(() => ({ revisions: [8, 9] }));
    expect(await publish([layout, page], "Vendanges", unasked)).toEqual({ kind: "published", revisions: [8, 9] });
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
    [
      422,
      ["drafts.1.title.fr_FR", "drafts.1.slug.fr_FR"],
      {
        kind: "refused",
        draft: 1,
        message: "No. Taken.",
        details: [taken("drafts.1.title.fr_FR"), taken("drafts.1.slug.fr_FR")],
      },
    ],
    [400, ["drafts.0"], { kind: "refused", draft: 0, message: "No. Taken.", details: [taken("drafts.0")] }],
  ] as const)("[EM30] a %i about %j says so", async (status, keys, answer) => {
    const details = keys.map((key) => ({ key, error: "Taken." }));
    const { publish } = publishing(() => {
      throw new ApiError("No.", status, details);
    });
    expect(await publish([layout, page], "", unasked)).toEqual(answer);
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
    await expect(publish([layout], "", unasked)).rejects.toThrow("Failed to fetch");
    await expect(publish([layout], "", unasked)).rejects.toThrow("Busy.");
    await publish([layout], "", unasked);
    await publish([layout], "", unasked);
    await expect(publish([layout], "", unasked)).rejects.toThrow("Failed to fetch");
    expect(await publish([layout], "", unasked)).toEqual({ kind: "published", revisions: [10] });
    expect(keys()).toEqual(["key-1", "key-1", "key-1", "key-2", "key-3", "key-3"]);
  });

  test("[EM31] who publishes something else after that is told first what came of it, by its own key and body", async () => {
    const answers: (() => unknown)[] = [
      () => {
        throw new TypeError("Failed to fetch");
      },
      () => {
        throw new ApiError("Signed out.", 401, []);
      },
      () => ({ revisions: [8] }),
      () => ({ revisions: [9] }),
    ];
    const { publish, call } = publishing(() => answers.shift()?.());
    const heard = vi.fn();
    const later = { ...layout, since: 8 };
    await expect(publish([layout], "", heard)).rejects.toThrow("Failed to fetch");
    expect(await publish([later], "", unasked)).toEqual({ kind: "signed-out" });
    expect(heard).not.toHaveBeenCalled();
    expect(await publish([later], "", unasked)).toEqual({ kind: "earlier" });
    expect(heard).toHaveBeenCalledExactlyOnceWith([8]);
    expect(await publish([later], "", unasked)).toEqual({ kind: "published", revisions: [9] });
    const [lost, made] = [
      { body: { drafts: [layout], label: "" }, idempotencyKey: "key-1" },
      { body: { drafts: [later], label: "" }, idempotencyKey: "key-2" },
    ];
    expect(call.mock.calls.map(([, asked]) => asked)).toEqual([lost, lost, lost, made]);
  });

  test("[EM31] a refusal is an answer, and what was refused isn't asked for again", async () => {
    const answers: (() => unknown)[] = [
      () => {
        throw new TypeError("Failed to fetch");
      },
      () => {
        throw new ApiError("Moved.", 409, [{ key: "drafts.0", error: "Moved." }]);
      },
      () => {
        throw new ApiError("Signed out.", 401, []);
      },
      () => ({ revisions: [9] }),
    ];
    const { publish, keys } = publishing(() => answers.shift()?.());
    await expect(publish([layout], "", unasked)).rejects.toThrow("Failed to fetch");
    expect(await publish([page], "", unasked)).toEqual({ kind: "earlier" });
    expect(await publish([page], "", unasked)).toEqual({ kind: "signed-out" });
    expect(await publish([layout], "", unasked)).toEqual({ kind: "published", revisions: [9] });
    expect(keys()).toEqual(["key-1", "key-1", "key-2", "key-3"]);
  });
});

function publishing(answer: () => unknown) {
  const call = vi.fn(async (..._asked: unknown[]) => await Promise.resolve().then(answer));
  let made = 0;
  const publish = httpPublisher(call as unknown as Parameters<typeof httpPublisher>[0], () => `key-${(made += 1)}`);
  const keys = () => call.mock.calls.map(([, asked]) => (asked as { readonly idempotencyKey: string }).idempotencyKey);
  return { publish, call, keys };
}
