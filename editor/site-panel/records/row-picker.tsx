import { type ReactNode, useCallback } from "react";

import type { KindProps } from "../../fields/kind-props.ts";
import { FoundPicker } from "./found-picker.tsx";
import { allRows, findRows, type RowKind } from "./found-rows.ts";
import { useAround } from "./records-around.ts";

/** A part of another record: what is sold, by its product's name, or a value of a variation. */
export function RowPicker(props: KindProps<number | null>): ReactNode {
  const { to } = props.field.describe() as unknown as { readonly to: RowKind };
  const around = useAround();
  const find = useCallback(async (text: string) => await findRows(around, to, text), [around, to]);
  const nameOf = useCallback(
    async (id: number) => (await allRows(around, to)).find((row) => row.id === id) ?? null,
    [around, to],
  );
  return <FoundPicker {...props} find={find} nameOf={nameOf} />;
}
