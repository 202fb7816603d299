import { describe, expect, test, vi } from "vitest";

import { ApiError } from "#schemas/contract/api-error.ts";

import { GoneError, SignedOutError } from "./draft-port.ts";
import { type DraftCalls, httpDraftPort } from "./http-draft-port.ts";

const edits = [
  { id: "edit-one", commands: [{ type: "remove", ids: ["a"] }] },
  { id: "edit-two", commands: [{ type: "remove", ids: ["b"] }], undoes: "edit-zero" },
];
const params = { kind: "layout", id: 12 };

describe("a draft that is kept by the server", () => {
  test("edits are posted in their order; what takes another back names it alone", async () => {
    const { port, call } = reaching(() => ({ sequence: 9 }));
    expect(await port.save(7, edits)).toEqual({ kind: "saved", sequence: 9 });
    expect(call).toHaveBeenCalledExactlyOnceWith("saveEdits", {
      params,
      body: { since: 7, edits: [edits[0], { id: "edit-two", undoes: "edit-zero" }] },
    });
  });

  test("others were faster: one is behind; nobody is logged in: one is signed out", async () => {
    for (const [status, kind] of [
      [409, "behind"],
      [401, "signed-out"],
      [403, "signed-out"],
    ] as const) {
      const { port } = reaching(() => refusing(status));
      expect(await port.save(7, edits)).toEqual({ kind });
      expect(await port.restore(3, 7, "edit-new")).toEqual({ kind });
      expect(await port.unpublish(3)).toEqual({ kind });
    }
  });

  test.each([
    ["edits.1.commands.0", "edit-two"],
    ["edit-two.props.title", "edit-two"],
    ["edits[1].commands[0].value", "edit-two"],
    ["edit-one", "edit-one"],
    ["", "edit-one"],
  ])("a refusal about %s is about %s, with the words of both", async (key, edit) => {
    const { port } = reaching(() => refusing(422, "It can't be.", [{ key, error: "Too long." }]));
    expect(await port.save(7, edits)).toEqual({ kind: "refused", edit, message: "It can't be. Too long." });
  });

  test("what can't be public as it is says why", async () => {
    const { port } = reaching(() => refusing(400, "The page lacks a cart."));
    expect(await port.restore(3, 7, "edit-new")).toEqual({ kind: "refused", message: "The page lacks a cart." });
    expect(await port.unpublish(2)).toEqual({ kind: "refused", message: "The page lacks a cart." });
  });

  test("a server that is away, in trouble or too busy is nobody who can be reached", async () => {
    for (const trouble of [new TypeError("Failed to fetch"), refused(500), refused(503), refused(429)]) {
      const { port } = reaching(() => {
        throw trouble;
      });
      await expect(port.save(7, edits)).rejects.toBe(trouble);
      await expect(port.unpublish(7)).rejects.toBe(trouble);
    }
  });

  test("reading after the session ended says so", async () => {
    const { port } = reaching(() => refusing(401));
    await expect(port.open()).rejects.toBeInstanceOf(SignedOutError);
    await expect(port.missedSince(3)).rejects.toBeInstanceOf(SignedOutError);
  });

  test("[SV7] a document that isn't there any more is told apart from a server that is away", async () => {
    const { port } = reaching(() => refusing(404));
    await expect(port.open()).rejects.toBeInstanceOf(GoneError);
    await expect(port.missedSince(3)).rejects.toBeInstanceOf(GoneError);
    await expect(port.save(7, edits)).rejects.toBeInstanceOf(GoneError);
    await expect(port.unpublish(7)).rejects.toBeInstanceOf(GoneError);
  });

  test("a page that is left sends what is small by a request that outlives it", async () => {
    const { port, call, lastCall } = reaching(() => ({ sequence: 9 }));
    await port.save(7, edits, { isLeaving: true });
    expect([call.mock.calls.length, lastCall.mock.calls.length]).toEqual([0, 1]);
    const long = [{ id: "edit-big", commands: [{ type: "set-props", value: "x".repeat(60_000) }] }];
    await port.save(7, long, { isLeaving: true });
    expect([call.mock.calls.length, lastCall.mock.calls.length]).toEqual([1, 1]);
  });
});

function reaching(answer: () => unknown) {
  const ask = () => vi.fn(async (..._asked: unknown[]) => Promise.resolve(answer()));
  const [call, lastCall] = [ask(), ask()];
  return { call, lastCall, port: httpDraftPort({ call, lastCall } as unknown as DraftCalls, params) };
}

function refused(status: number, message = "", data: unknown = null): ApiError {
  return new ApiError(message, status, data);
}

function refusing(status: number, message = "", data: unknown = null): never {
  throw refused(status, message, data);
}
