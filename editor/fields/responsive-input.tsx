import type { ComponentType, ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button, IconButton } from "#editor/kit/button.tsx";
import type { Field } from "#schemas/fields/field.ts";
import type { Responsive } from "#schemas/fields/responsive.ts";

import { FieldSet } from "#editor/kit/field-set.tsx";
import type { FieldInputProps } from "./field-input-props.ts";
import type { KindProps } from "./kind-props.ts";
import { typedInside } from "./typed-inside.ts";

const wider = ["medium", "large"] as const;

export interface ResponsiveInputProps extends KindProps<Responsive<unknown>> {
  readonly inner: Field;
  readonly Input: ComponentType<FieldInputProps>;
}

/** A value for small widths, and others for wider ones where they differ. */
export function ResponsiveInput(props: ResponsiveInputProps): ReactNode {
  const { inner, Input, label, aside, value, locale, ports, onChange } = props;
  const intl = useIntl();
  const widthName = (width: string) => intl.formatMessage({ id: `editor.fields.width.${width}` });
  const { base } = value;
  return (
    <FieldSet label={label} aside={aside} isHeld>
      <Input
        field={named(inner, widthName("base"))}
        {...{ value: base, inherited: base, locale, ports }}
        onChange={(next, _locale, typedAt) =>
          onChange({ ...value, base: next }, { typedAt: typedInside("base", typedAt) })
        }
      />
      {wider.map((width) => {
        const { [width]: own, ...others } = value;
        if (own === undefined) {
          return (
            <Button
              key={width}
              variant="quiet"
              isSmall
              icon="plus"
              onClick={() => onChange({ ...value, [width]: base })}
            >
              {intl.formatMessage({ id: "editor.fields.width.add" }, { width: widthName(width) })}
            </Button>
          );
        }
        return (
          <Input
            key={width}
            field={named(inner, widthName(width))}
            {...{ value: own, inherited: base, locale, ports }}
            aside={
              <IconButton
                isSmall
                icon="close"
                label={intl.formatMessage({ id: "editor.fields.width.remove" }, { width: widthName(width) })}
                onClick={() => onChange(others)}
              />
            }
            onChange={(next, _locale, typedAt) =>
              onChange({ ...value, [width]: next }, { typedAt: typedInside(width, typedAt) })
            }
          />
        );
      })}
    </FieldSet>
  );
}

function named(field: Field, name: string): Field {
  return { ...field, label: { fr_FR: name, en_US: name } };
}
