import { type ReactNode, useEffect, useState } from "react";

import type { KindProps } from "../../fields/kind-props.ts";
import { useChecked } from "../../fields/use-checked.ts";
import { useFieldError } from "../../fields/use-field-error.ts";
import { type Pickable, PickerField } from "../../kit/picker-field.tsx";

export interface Finding {
  /** Looks for some by their names; its identity stays. */
  readonly find: (text: string) => Promise<readonly Pickable[]>;
  /** The one of an id, which a search may not have among its first; its identity stays. */
  readonly nameOf: (id: number) => Promise<Pickable | null>;
}

/** One of many things that are found by their names; what is stored is its id. */
export function FoundPicker({ find, nameOf, ...props }: KindProps<number | null> & Finding): ReactNode {
  const { field, value, onChange, label, help, aside, isLabelHidden } = props;
  const checked = useChecked(value, field.check, (next) => onChange(next ?? undefined));
  const error = useFieldError(label, checked.problems);
  const { item, know } = useNamed(checked.value, nameOf);
  return (
    <PickerField
      {...{ label, help, aside, isLabelHidden, error, find }}
      value={item}
      onChange={(chosen) => {
        if (chosen) know(chosen);
        checked.change(chosen?.id ?? null);
      }}
    />
  );
}

/** What is chosen, by its name once that is known; until then by its number. */
function useNamed(id: number | null, nameOf: Finding["nameOf"]) {
  const [known, know] = useState<Pickable | null>(null);
  const isKnown = known?.id === id;
  useEffect(() => {
    let isGone = false;
    if (id !== null && !isKnown)
      nameOf(id).then(
        (named) => {
          if (!isGone) know(named);
        },
        (error: unknown) => console.warn("the name of what is chosen could not be had", error),
      );
    return () => {
      isGone = true;
    };
  }, [id, isKnown, nameOf]);
  const item = id === null ? null : isKnown ? known : { id, title: `№ ${id}` };
  return { item, know };
}
