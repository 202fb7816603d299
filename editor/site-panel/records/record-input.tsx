import type { ReactNode } from "react";

import type { OnlyWhere } from "#schemas/collections/fields/only-where.ts";
import type { StoredItem } from "#schemas/fields/list.ts";
import type { Localized } from "#schemas/locale.ts";

import { FieldInput } from "../../fields/field-input.tsx";
import type { FieldInputProps } from "../../fields/field-input-props.ts";
import type { ChangeOf, KindProps } from "../../fields/kind-props.ts";
import { GroupInput } from "../../fields/group-input.tsx";
import { useWords } from "../../fields/ui-locale.ts";
import { FieldSet } from "../../kit/field-set.tsx";
import { Beside, useBeside } from "./beside.ts";
import { CountriesInput } from "./countries-input.tsx";
import { CountryInput } from "./country-input.tsx";
import { DayInput } from "./day-input.tsx";
import { FormPicker } from "./form-picker.tsx";
import { NamedList } from "./named-list.tsx";
import { NumberOrNone } from "./number-or-none.tsx";
import { RecordPicker } from "./record-picker.tsx";
import { RowPicker } from "./row-picker.tsx";
import { SomeInput } from "./some-input.tsx";
import { WordsInput } from "./words-input.tsx";

/** The input of a record's field: days, amounts, words and other records have their own, all others are those of blocks. */
export function RecordInput(props: FieldInputProps): ReactNode {
  const { field, value, inherited, locale, ports, aside, isLabelHidden, onChange } = props;
  const wordsOf = useWords();
  const beside = useBeside(props.beside);
  const { as, unit, of, isOptional, help, only } = field.describe() as Described;
  const told = wordsOf(help);
  const common = {
    ...{ field, locale, ports, aside, isLabelHidden, label: wordsOf(field.label), value: value ?? inherited },
    help: told === "" ? undefined : told,
    onChange: (next: unknown, how: ChangeOf = {}) => onChange(next, undefined, how.typedAt),
  };
  // What another field says makes it of no use.
  if (only && !only.values.includes(beside[only.name] ?? only.initial)) return null;
  if (as === "day") return <DayInput {...given<string>(common)} />;
  if (as === "cents") return <NumberOrNone {...given<number | null>(common)} scale={100} unit="€" />;
  if (as === "hundredths")
    return <NumberOrNone {...given<number | null>(common)} scale={100} {...(unit && { unit })} />;
  // The row that an item is: nobody writes it.
  if (as === "own-id") return null;
  if (as === "some") return <SomeInput {...given<readonly string[]>(common)} />;
  if (as === "words") return <WordsInput {...given<readonly string[]>(common)} />;
  if (as === "country") return <CountryInput {...given<string>(common)} />;
  if (as === "countries") return <CountriesInput {...given<readonly string[]>(common)} />;
  if (as === "record") return <RecordPicker {...given<number | null>(common)} />;
  if (as === "row") return <RowPicker {...given<number | null>(common)} />;
  if (of === "form") return <FormPicker {...given<number | null>(common)} />;
  if (isOptional) return <NumberOrNone {...given<number | null>(common)} />;
  if (field.kind === "list")
    return (
      <Beside value={beside}>
        <NamedList {...given<readonly StoredItem[]>(common)} locale={locale} Input={RecordInput} />
      </Beside>
    );
  if (field.kind === "group")
    return (
      <FieldSet label={common.label}>
        <GroupInput {...given(common)} item={field.item ?? {}} Input={RecordInput} />
      </FieldSet>
    );
  return <FieldInput {...props} />;
}

interface Described {
  readonly as?: string;
  readonly unit?: string;
  readonly of?: string;
  readonly isOptional?: true;
  readonly only?: OnlyWhere;
  readonly help?: Localized<string>;
}

/** A field's kind says what it stores; its inputs rely on that, since stored values were checked by it. */
function given<Stored>(props: KindProps<unknown>): KindProps<Stored> {
  return props as KindProps<Stored>;
}
