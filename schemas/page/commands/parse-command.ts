import { isRecord } from "../../fields/check.ts";
import { refuse } from "../../refusal.ts";
import type { Result } from "../../result.ts";
import { ok } from "../../result.ts";
import { parseBlocks } from "../parse-blocks.ts";
import type { LayoutRefusal } from "../layout-refusal.ts";
import { checkUntrusted, isWellFormed } from "../untrusted-json.ts";
import type { Command } from "./command.ts";

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const anchor: Shape = { into: isIdOrNull, slot: isText, after: isIdOrNull };

/** What each command carries besides its type; `restores` may stand on all that have it. */
const shapes: Readonly<Record<Command["type"], Shape>> = {
  insert: { at: (value) => hasShape(value, anchor), fragment: isFragment, restores: isFlag },
  move: { ids: isIds, at: (value) => hasShape(value, anchor), restores: isFlag },
  remove: { ids: isIds },
  duplicate: { ids: isIds, newIds: isIdMap },
  wrap: { block: isBlock, restores: isFlag },
  unwrap: { id: isText, restores: isFlag },
  "set-props": { id: isText, changes: isChanges, restores: isFlag },
  "set-slot": { into: isIdOrNull, slot: isText, fragment: isFragment, restores: isFlag },
  paste: { at: (value) => hasShape(value, anchor), fragment: isFragment, newIds: isIdMap },
  replace: { ids: isIds, fragment: isFragment, restores: isFlag },
};

/**
 * Reads a command that came from outside, as JSON: its shape only; whether it can be applied is said by
 * `applyCommand`. Refused: an unknown type or key, a wrong type, prototype keys and halves of characters at any depth (SPEC.md, PC26).
 * `restores`, which an undo carries, is read and left out: what comes from outside passes every check.
 */
export function parseCommand(value: unknown): Result<Command, LayoutRefusal> {
  const untrusted = checkUntrusted(value);
  if (untrusted !== undefined) return refuse("invalid-command", untrusted.messageKey, { values: untrusted.values });
  if (!isWellFormed(value)) return refuse("invalid-command", "change.unstorable");
  const { type, ...rest } = isRecord(value) ? value : {};
  if (typeof type !== "string" || !Object.hasOwn(shapes, type)) {
    return refuse("invalid-command", "change.unknown");
  }
  const shape = shapes[type as Command["type"]];
  if (!hasShape(rest, shape)) return refuse("invalid-command", "change.malformed", { values: { type } });
  const { restores: _trusted, ...checked } = value as Command & { readonly restores?: boolean };
  return ok(checked as Command);
}

/** Every key of the shape is right, and there is no other. */
function hasShape(value: unknown, shape: Shape): boolean {
  if (!isRecord(value) || Object.keys(value).some((key) => !Object.hasOwn(shape, key))) return false;
  return Object.entries(shape).every(([key, isRight]) => isRight(value[key]));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === "boolean";
}

function isIdOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isIdMap(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText);
}

function isFragment(value: unknown): boolean {
  return hasShape(value, {
    root: isIds,
    blocks: (blocks) => isRecord(blocks) && Object.entries(blocks).every(([id, block]) => isBlockUnder(id, block)),
  });
}

function isBlock(value: unknown): boolean {
  return isRecord(value) && isText(value["id"]) && isBlockUnder(value["id"], value);
}

function isBlockUnder(id: string, value: unknown): boolean {
  const { blocks } = parseBlocks({ [id]: value });
  return Object.hasOwn(blocks, id) && Object.values(blocks[id]?.slots ?? {}).every(isIds);
}

function isChanges(value: unknown): boolean {
  const change: Shape = { prop: isText, locale: (locale) => locale === undefined || isText(locale), value: () => true };
  return Array.isArray(value) && value.every((entry) => hasShape(entry, change));
}
