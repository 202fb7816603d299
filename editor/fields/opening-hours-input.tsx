import { type ReactNode, useRef } from "react";

import { FieldNotes } from "#editor/kit/field-frame.tsx";
import { FieldSet } from "#editor/kit/field-set.tsx";
import type { DayHours } from "#schemas/fields/opening-hours-text.ts";

import { DayHoursControls } from "./day-hours-controls.tsx";
import type { KindProps } from "./kind-props.ts";
import { useChecked } from "./use-checked.ts";

/** One weekday's opening hours. */
export function OpeningHoursInput(props: KindProps<DayHours | null>): ReactNode {
  const { field, label, help, aside, value, locale, ports, onChange } = props;
  const typedAt = useRef<string | undefined>(undefined);
  const checked = useChecked(value, field.check, (next) => onChange(next ?? undefined, { typedAt: typedAt.current }));
  return (
    <FieldSet label={label} aside={aside}>
      <DayHoursControls
        {...{ name: label, locale, ports }}
        value={checked.value}
        problems={checked.problems}
        onChange={(next, at) => {
          typedAt.current = at;
          checked.change(next);
        }}
      />
      <FieldNotes id="" help={help} />
    </FieldSet>
  );
}
