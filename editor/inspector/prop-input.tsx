import { memo, type ReactNode, useCallback, useMemo } from "react";
import { useIntl } from "react-intl";

import type { FieldPorts } from "#editor/fields/field-ports.ts";
import { FieldInput } from "#editor/fields/field-input.tsx";
import { useWords } from "#editor/fields/ui-locale.ts";
import { IconButton } from "#editor/kit/button.tsx";
import type { Field } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";

import type { Run } from "./run.ts";
import { useValueWords } from "./value-words.ts";

export interface PropInputProps {
  /** The block's id and the prop's name. */
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  /** What is stored for the prop; undefined: nothing. */
  readonly own: unknown;
  /** What is set for all blocks like it; undefined: nothing. */
  readonly siteWide: unknown;
  readonly published: unknown;
  /** Whether `published` is known. */
  readonly isPublished: boolean;
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly run: Run;
}

/** One prop of a block. It is drawn anew when its own value changes, not when another one's does. */
export const PropInput = memo(function PropInput(props: PropInputProps): ReactNode {
  const { id, name, field, own, siteWide, published, isPublished, locale, ports, run } = props;
  const intl = useIntl();
  const wordsOf = useWords();
  const valueWords = useValueWords();
  const inherited = useMemo(() => withValue(field, field.initial, siteWide), [field, siteWide]);
  const known = useMemo(() => (field.check(own).ok ? own : undefined), [field, own]);
  const wasPublished = useMemo(() => withValue(field, inherited, published), [field, inherited, published]);
  const change = useCallback(
    (value: unknown, of?: Locale, typedAt?: string) =>
      run(
        [
          {
            type: "set-props",
            id,
            changes: [{ prop: name, ...(of && { locale: of }), ...(value !== undefined && { value }) }],
          },
        ],
        typedAt === undefined ? undefined : [id, name, of, typedAt].join("."),
      ),
    [run, id, name],
  );
  const fallback = valueWords(field, inherited, locale);
  const reset =
    known === undefined ? undefined : (
      <IconButton
        isSmall
        icon="reset"
        side="left"
        label={intl.formatMessage(
          { id: siteWide === undefined ? "editor.inspector.toDefault" : "editor.inspector.toSiteWide" },
          { label: wordsOf(field.label), value: fallback },
        )}
        onClick={() => change(undefined)}
      />
    );
  return (
    <div data-prop={name}>
      <FieldInput
        {...{ field, inherited, locale, ports }}
        value={known}
        published={isPublished ? wasPublished : undefined}
        aside={reset}
        onChange={change}
      />
    </div>
  );
});

/** A value laid over what it would be without; one that can't be used counts for nothing. */
function withValue(field: Field, base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  const checked = field.check(over);
  return checked.ok ? field.merge(base, checked.value) : base;
}
