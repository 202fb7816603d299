import { type ReactNode, useCallback } from "react";

import { filter } from "#schemas/contract/filter.ts";

import type { KindProps } from "../../fields/kind-props.ts";
import type { Pickable } from "../../kit/picker-field.tsx";
import { FoundPicker } from "./found-picker.tsx";
import { useRecordName } from "./record-words.ts";
import { useAround } from "./records-around.ts";

const most = 20;

/** A public record of another collection, found by its title. */
export function RecordPicker(props: KindProps<number | null>): ReactNode {
  const { to: collection } = props.field.describe() as unknown as { readonly to: string };
  const { clients, locale } = useAround();
  const titleOf = useRecordName();
  const ask = useCallback(
    async (query: Readonly<Record<string, string | number>>): Promise<readonly Pickable[]> => {
      const { records } = await clients(locale).call("listRecords", { params: { collection }, query });
      return records.flatMap(({ row, title }) => (row === null ? [] : [{ id: row, title: titleOf(title) }]));
    },
    [clients, locale, collection, titleOf],
  );
  const find = useCallback(
    async (text: string) => {
      const search = text.trim();
      return await ask({ nbItem: most, orderBy: "title", ...(search !== "" && { search: filter("equal", search) }) });
    },
    [ask],
  );
  const nameOf = useCallback(async (row: number) => (await ask({ row })).at(0) ?? null, [ask]);
  return <FoundPicker {...props} find={find} nameOf={nameOf} />;
}
