import { observer } from "mobx-react-lite";
import type { ComponentType, ReactNode } from "react";

import type { StoredItem } from "#schemas/fields/list.ts";
import type { Locale } from "#schemas/locale.ts";

import type { FieldInputProps } from "../../fields/field-input-props.ts";
import { ListInput } from "../../fields/list-input.tsx";
import type { KindProps } from "../../fields/kind-props.ts";
import { itemWords } from "./place-words.ts";
import { useRowNames } from "./row-names.ts";

interface NamedListProps extends KindProps<readonly StoredItem[]> {
  readonly locale: Locale;
  readonly Input: ComponentType<FieldInputProps>;
}

/** A list of a record, whose items are called by what they say, and by what they refer to once that is known. */
export const NamedList = observer(function NamedList(props: NamedListProps): ReactNode {
  const { field, value, locale } = props;
  const names = useRowNames();
  const wordsOf = (stored: StoredItem): string | undefined => itemWords(field, stored, locale, names);
  // What is read while this is drawn has it drawn anew when it comes.
  const words = new Map(value.map((stored) => [stored, wordsOf(stored)]));
  return <ListInput {...props} item={field.item ?? {}} nameOf={(stored) => words.get(stored) ?? wordsOf(stored)} />;
});
