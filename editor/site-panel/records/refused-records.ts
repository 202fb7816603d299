import type { RecordItem } from "#schemas/content/record.ts";
import type { ApiError } from "#schemas/contract/api-error.ts";

import { placesIn } from "../../persistence/http-publisher.ts";
import { wordsOf } from "../../persistence/refusals.ts";

/** Why several records weren't published or planned, in words, with the names of those that it is about. */
export function refusedRecords(
  error: ApiError,
  records: readonly Pick<RecordItem, "title">[],
  nameOf: (title: RecordItem["title"]) => string,
): string {
  const named = placesIn(error).flatMap((place) => records[place] ?? []);
  const words = wordsOf(error);
  return named.length > 0 ? `${named.map(({ title }) => nameOf(title)).join(", ")} – ${words}` : words;
}
