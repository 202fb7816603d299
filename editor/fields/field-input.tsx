import { memo, type ReactNode } from "react";

import { later } from "#editor/kit/later.tsx";
import type { DayHours } from "#schemas/fields/opening-hours-text.ts";
import type { Locale, Localized } from "#schemas/locale.ts";

import { ColourInput } from "./colour-input.tsx";
import { ChoicesInput, DateTimeInput } from "./condition-inputs.tsx";
import type { FieldInputProps } from "./field-input-props.ts";
import { GroupInput } from "./group-input.tsx";
import { ImageInput } from "./image-input.tsx";
import type { ChangeOf, KindProps } from "./kind-props.ts";
import { LinkInput } from "./link-input.tsx";
import { ListInput } from "./list-input.tsx";
import { LocalizedInput } from "./localized-input.tsx";
import { ReferenceInput } from "./reference-input.tsx";
import { ResponsiveInput } from "./responsive-input.tsx";
import { NumberInput, SelectInput, ToggleInput } from "./simple-inputs.tsx";
import { PlainTextInput } from "./text-input.tsx";
import { useWords } from "./ui-locale.ts";

const rare = async () => await import("./rare-inputs.ts");
/** No block has such a field: the site's settings do. */
const OpeningHoursInput = later<KindProps<DayHours | null>>(async () => (await rare()).OpeningHoursInput);
/** One block has such a field. */
const FormChoiceInput = later<KindProps<number>>(async () => (await rare()).FormChoiceInput);

/** The input of any field, by its kind. What is entered is checked by the field's own rules before it is told. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, inherited, locale, ports, published, aside, isLabelHidden, onChange } = props;
  const wordsOf = useWords();
  const help = wordsOf(field.describe().help);
  const inForce = value === undefined ? inherited : field.localized ? field.merge(inherited, value) : value;
  const common = {
    ...{ field, locale, ports, aside, isLabelHidden, label: wordsOf(field.label), value: inForce },
    help: help === "" ? undefined : help,
    onChange: (next: unknown, how: ChangeOf = {}) => {
      const told = how.locale !== undefined && next !== undefined ? textIn(next, how.locale) : next;
      return onChange(told, how.locale, how.typedAt);
    },
  };
  switch (field.kind) {
    case "text":
    case "rich-text":
      if (!field.localized) return <PlainTextInput {...as<string>(common)} />;
      return (
        <LocalizedInput
          {...as<Localized<string>>(common)}
          inherited={inherited as Localized<string>}
          published={published as Localized<string> | undefined}
        />
      );
    case "number":
      if (field.describe()["of"] === "form") return <FormChoiceInput {...as<number>(common)} />;
      return <NumberInput {...as<number>(common)} />;
    case "select":
      return <SelectInput {...as<string | number>(common)} />;
    case "toggle":
      return <ToggleInput {...as<boolean>(common)} />;
    case "colour":
      return <ColourInput {...as<string | null>(common)} />;
    case "image":
      return <ImageInput {...as(common)} />;
    case "link":
      return <LinkInput {...as(common)} />;
    case "reference":
      return <ReferenceInput {...as<number | null>(common)} />;
    case "list":
      return <ListInput {...as(common)} item={field.item ?? {}} Input={FieldInput} />;
    case "date-time":
      return <DateTimeInput {...as<string | null>(common)} />;
    case "choices":
      return <ChoicesInput {...as<readonly string[]>(common)} />;
    case "group":
      return <GroupInput {...as(common)} item={field.item ?? {}} Input={FieldInput} />;
    case "opening-hours":
      return <OpeningHoursInput {...as<DayHours | null>(common)} />;
    case "responsive":
      return field.inner === undefined ? null : (
        <ResponsiveInput {...as(common)} inner={field.inner} Input={FieldInput} />
      );
  }
});

/** A field's kind says what it stores; its inputs rely on that, since stored values were checked by it. */
function as<Stored>(props: KindProps<unknown>): KindProps<Stored> {
  return props as KindProps<Stored>;
}

function textIn(value: unknown, locale: Locale): unknown {
  return (value as Localized<unknown>)[locale];
}
