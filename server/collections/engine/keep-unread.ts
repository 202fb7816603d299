import type { RecordValues } from "#schemas/collections/collection.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Field, Fields } from "#schemas/fields/field.ts";
import type { Problem } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";

/**
 * [CO16] What a record says, and what its row holds that fields can't read: nobody saw it, so that nobody took it away. Refused:
 * another list in place of one that nobody saw.
 */
export function keepUnread(
  fields: Fields,
  stored: RecordValues,
  said: RecordValues,
): Result<RecordValues, readonly Problem[]> {
  const unread = Object.entries(fields).filter(([name, field]) => !isRead(field, stored[name]));
  const lost = unread.filter(([name, field]) => field.kind === "list" && !sameValue(said[name], field.initial));
  if (lost.length > 0) return err(lost.map(([key]) => ({ key, messageKey: "key.unshown" })));
  const kept = unread.map(([name, field]) => [name, keptOf(field, stored[name], said[name])] as const);
  return ok({ ...said, ...Object.fromEntries(kept) });
}

function isRead(field: Field, value: unknown): boolean {
  return value === undefined || value === null || field.check(value).ok;
}

function keptOf(field: Field, stored: unknown, said: unknown): unknown {
  if (!field.localized) return sameValue(said, field.initial) ? stored : said;
  if (!isRecord(stored) || !isRecord(said)) return said;
  const unread = Object.entries(stored).filter(([locale, text]) => !field.check({ [locale]: text }).ok);
  return { ...Object.fromEntries(unread), ...said };
}
