import type { Piece, PieceItem } from "#schemas/content/piece.ts";
import type { BodyOf } from "#schemas/contract/call-types.ts";
import type { pieceCalls } from "#schemas/contract/calls/pieces.ts";
import { checkFragment, type Fragment } from "#schemas/page/commands/fragment.ts";
import { parseCommand } from "#schemas/page/commands/parse-command.ts";
import { rootSlot } from "#schemas/page/tree.ts";
import { type Message, refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { changedDrafts } from "#server/drafts/read.ts";
import { forgetDocument } from "#server/drafts/write.ts";
import { publishedLayout } from "#server/pages/layouts/read.ts";
import { findPiece, listPieces } from "#server/pages/pieces/read.ts";
import { createPiece, deletePiece, renamePiece } from "#server/pages/pieces/write.ts";

import type { HandlersOf } from "../api/handler.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { pagesShowing, placesOf } from "./piece-use.ts";

/** What answers those who keep blocks for other pages: of each there is what is public, and its draft. */
export function pieceHandlers(ports: { readonly resolveNeed: ResolveNeed }): HandlersOf<typeof pieceCalls> {
  return {
    listPieces: async () => ok(await listed()),
    readPiece: async ({ params }) => await read(params.id),
    createPiece: async ({ body, caller }) => {
      const session = await caller.session();
      return session ? await keep(body, session.userId) : refuse("unauthorized", "session.missing");
    },
    renamePiece: async ({ params, body }) => await renamePiece(params.id, body.name),
    deletePiece: async ({ params, locale }) =>
      await command(async () => {
        const piece = await findPiece(params.id);
        // A template was copied wherever it was put.
        const places = piece?.kind === "reusable" ? await placesOf(params.id, locale, ports) : [];
        const where = [...new Set(places.map(({ name }) => name))].join(", ");
        if (places.length > 0) return refuse("conflict", "piece.inUse", { values: { where } });
        const deleted = await deletePiece(params.id);
        if (deleted.ok) await forgetDocument({ kind: "layout", id: params.id });
        return deleted;
      }),
    listPieceUse: async ({ params, locale }) => {
      if (!(await findPiece(params.id))) return refuse("not-found", "row.missing");
      const places = await placesOf(params.id, locale, ports);
      return ok({ places, pages: await pagesShowing(params.id, locale) });
    },
  };
}

async function listed(): Promise<readonly PieceItem[]> {
  const changed = await changedDrafts("layout");
  const pieces = (await listPieces()).map((piece) => ({ ...piece, hasChanges: changed.has(piece.id) }));
  return pieces.toSorted((one, other) => one.name.localeCompare(other.name, "fr") || one.id - other.id);
}

async function read(id: number): Promise<Result<Piece, Refusal>> {
  const [piece, published, changed] = await Promise.all([findPiece(id), publishedLayout(id), changedDrafts("layout")]);
  if (!piece || !published) return refuse("not-found", "row.missing");
  return ok({ ...piece, hasChanges: changed.has(id), document: published.document });
}

async function keep({ fragment, ...piece }: BodyOf<"createPiece">, authorId: number) {
  const blocks = readFragment(fragment);
  return blocks.ok ? await createPiece({ ...piece, fragment: blocks.value, authorId }) : blocks;
}

/** Blocks from outside, by their shape: some, each met once from their root. */
function readFragment(fragment: object): Result<Fragment, Refusal> {
  const at = { into: null, slot: rootSlot, after: null };
  const read = parseCommand({ type: "paste", at, fragment, newIds: {} });
  if (!read.ok) return refuseFragment(read.error);
  if (read.value.type !== "paste" || read.value.fragment.root.length === 0)
    return refuseFragment({ messageKey: "change.empty" });
  const checked = checkFragment(read.value.fragment);
  return checked.ok ? checked : refuseFragment(checked.error);
}

function refuseFragment({ messageKey, values }: Message) {
  return refuse("unprocessable", "input.invalid", { problems: [{ key: "fragment", messageKey, values }] });
}
