import { describe, expect, test } from "vitest";

import type { BlockNode } from "#schemas/page/layout.ts";
import { engines } from "#tests/setup/engines.ts";

import { useApi } from "./api-server.ts";
import { customerToken, useDraft } from "./draft-calls.ts";
import { adding, section, wholeSlot } from "./draft-layouts.ts";

describe.each(engines)("what drafts refuse on $name", (engine) => {
  const api = useApi(engine);
  const draft = useDraft(api);

  test("[EM20] what is no edit, or too much of one, is refused in words, and the draft is unharmed", async () => {
    await draft.calls.save(0, [adding("one1edit", "a")]);
    const deep = Array.from({ length: 13 }, (_, level): BlockNode => {
      return level < 12 ? { ...section(`d${level}`), slots: { content: [`d${level + 1}`] } } : section(`d${level}`);
    });
    const many = Array.from({ length: 2001 }, (_, index) => section(`m${index}`));
    const bad: readonly (readonly [unknown, number])[] = [
      [{ since: 1, edits: "none" }, 400],
      [{ since: 1, edits: [] }, 400],
      [{ since: -1, edits: [adding("bad-edit", "b")] }, 400],
      [{ since: 1, edits: [{ id: "bad-edit" }] }, 422],
      [{ since: 1, edits: [{ id: "short", commands: [] }] }, 422],
      [{ since: 1, edits: [{ id: "bad-edit", commands: [] }] }, 422],
      [{ since: 1, edits: [{ id: "bad-edit", commands: [{ type: "explode" }] }] }, 422],
      [{ since: 1, edits: [{ id: "bad-edit", commands: [{ type: "remove", ids: "a" }] }] }, 422],
      [{ since: 1, edits: [{ ...adding("bad-edit", "b"), more: 1 }] }, 422],
      [{ since: 1, edits: [adding("bad-edit", "b"), adding("bad-edit", "c")] }, 400],
      [{ since: 1, edits: [{ id: "bad-edit", commands: [wholeSlot(deep, ["d0"])] }] }, 422],
      [
        {
          since: 1,
          edits: [
            {
              id: "bad-edit",
              commands: [
                wholeSlot(
                  many,
                  many.map(({ id }) => id),
                ),
              ],
            },
          ],
        },
        422,
      ],
      [{ since: 1, edits: [adding("bad-edit", "b", { nonsense: 1 })] }, 422],
      [{ since: 1, edits: [adding("bad-edit", "b", { title: { fr_FR: "\ud83c" } })] }, 400],
      [{ since: 1, edits: [{ id: "bad-edit", undoes: "unknown-edit" }] }, 422],
      // Six hundred commands, within what one edit may have.
      [
        {
          since: 1,
          edits: ["one", "two", "three"].map((word) => ({
            id: `much-${word}`,
            commands: Array(200).fill({ type: "remove", ids: ["a"] }),
          })),
        },
        413,
      ],
      [{ since: 1, edits: [adding("bad-edit", "b", { title: "x".repeat(1024 * 1024) })] }, 413],
    ];
    for (const [body, status] of bad) {
      const answer = await draft.calls.post("edits", body);
      expect({ status: answer.status, success: answer.body.success, body: JSON.stringify(body).slice(0, 90) }).toEqual({
        status,
        success: false,
        body: JSON.stringify(body).slice(0, 90),
      });
      expect(answer.body.message).not.toBe("");
      expect(answer.body.message, "ids are for programs").not.toContain("-edit");
    }
    expect((await draft.calls.tryToPublish(1, null, "Santé \udf77")).status).toBe(400);
    expect(await draft.calls.draft()).toMatchObject({ sequence: 1, document: { root: ["a"] } });
  });

  test("[§6 admin-paths] nobody but an administrator reads or edits a draft", async () => {
    const customers = await customerToken(api);
    const { path } = draft.calls;
    const made = [
      ["GET", path, undefined],
      ["GET", `${path}/edits/0`, undefined],
      ["GET", `${path}/revisions`, undefined],
      ["GET", `${path}/revisions/1`, undefined],
      ["POST", `${path}/edits`, { since: 0, edits: [adding("sly1edit", "a")] }],
      ["POST", `${path}/revisions/1/restore`, { since: 0, edit: "sly1edit" }],
      ["POST", `${path}/unpublish`, { published: 1 }],
      ["PUT", `${path}/presence`, { block: null }],
    ] as const;
    for (const [method, at, body] of made) {
      expect((await api.call(method, at, { body })).status).toBe(401);
      expect((await api.call(method, at, { body, token: customers })).status).toBe(403);
      const elsewhere = [at.replace("/layout/", "/nothing/"), at.replace(`/${draft.layoutId}`, "/999")];
      for (const wrong of elsewhere)
        expect((await api.call(method, wrong, { body, token: draft.token })).status).toBe(404);
    }
    expect(await draft.calls.draft()).toMatchObject({ sequence: 0 });
  });
});
