import type { QueryKey } from "./define-block.ts";

/** The last page that a list has (reliability D15). */
const lastPage = 10_000;

/** A later page of a list: a whole number from 2 to the last one. The first page stands in no address. */
export const pageKey: QueryKey = {
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) > 1 && Number(text) <= lastPage ? text : null),
};

/** One of some values. */
export function choiceKey(choices: readonly string[]): QueryKey {
  return { parse: (text) => (choices.includes(text) ? text : null) };
}

/** What a form of the block said when it was posted: one of some values. */
export function saidKey(said: readonly string[]): QueryKey {
  return { ...choiceKey(said), isSaid: true };
}

/** Which address is being changed: its id, or a new one. */
export const addressKey: QueryKey = { parse: (text) => (/^(new|[1-9]\d{0,9})$/.test(text) ? text : null) };

/** How a form went that was posted to its site action: what the action leads back with. */
export const formState = saidKey(["sent", "invalid", "busy", "failed"]);

/** Words to look for, as a visitor typed them. */
export const wordsKey: QueryKey = { ...textKey(), isWords: true };

/** What a visitor typed: at most `max` characters, without control characters; nothing when blank. */
export function textKey(max = 80): QueryKey {
  return {
    parse(text) {
      const clean = text
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, max);
      return clean === "" ? null : clean;
    },
  };
}

/** The page that a block's own query asks for. */
export function pageOf(query: Readonly<Record<string, string>>): number {
  return Number(query["page"] ?? 1);
}
