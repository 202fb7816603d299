import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { SelectField } from "#editor/kit/select-field.tsx";
import { SwitchField } from "#editor/kit/switch-field.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import type { StoredLink } from "#schemas/fields/link.ts";
import type { LinkTarget } from "#schemas/fields/link-target.ts";
import { text } from "#schemas/fields/text.ts";
import { locales } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";

import { FieldSet } from "#editor/kit/field-set.tsx";
import type { KindProps } from "./kind-props.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { TargetPicker } from "./target-picker.tsx";
import { useChecked } from "./use-checked.ts";
import { useFieldError } from "./use-field-error.ts";

/** Where a link leads while it is made: an id that nobody chose yet is 0, an address that nobody wrote is empty. */
const begun: Readonly<Record<LinkTarget["kind"], LinkTarget>> = {
  page: { kind: "page", id: 0 },
  product: { kind: "product", id: 0 },
  url: { kind: "url", url: "" },
  anchor: { kind: "anchor", hash: "" },
};

const labelField = text({ label: { fr_FR: "Texte du lien", en_US: "Words of the link" }, max: 120 });

/** Where a link leads, what it says and whether it opens a new tab; or none. */
export function LinkInput(props: KindProps<StoredLink>): ReactNode {
  const { field, label, help, aside, value, onChange } = props;
  const intl = useIntl();
  const checked = useChecked(value, field.check, (next) => onChange(next, { typedAt: "to" }));
  const link = checked.value;
  const kinds = ["none", "page", "product", "url", "anchor"] as const;
  return (
    <FieldSet label={label} aside={aside} isHeld>
      <SelectField
        label={intl.formatMessage({ id: "editor.fields.link.to" })}
        help={help}
        value={link?.to.kind ?? "none"}
        options={kinds.map((kind) => ({
          value: kind,
          label: intl.formatMessage({ id: `editor.fields.link.${kind}` }),
        }))}
        onChange={(kind) => checked.change(kind === "none" ? null : { ...link, to: begun[kind] })}
      />
      {link === null ? null : (
        <TargetFields {...props} link={link} problems={checked.problems} change={checked.change} />
      )}
    </FieldSet>
  );
}

interface TargetFieldsProps extends KindProps<StoredLink> {
  readonly link: NonNullable<StoredLink>;
  readonly problems: readonly Problem[];
  readonly change: (link: StoredLink) => void;
}

function TargetFields({ link, problems, change, value, locale, ports, onChange }: TargetFieldsProps): ReactNode {
  const intl = useIntl();
  const { to } = link;
  const isBegun = problems.length > 0 && JSON.stringify(to) === JSON.stringify(begun[to.kind]);
  const name = intl.formatMessage({ id: `editor.fields.link.${to.kind}` });
  const wrong = useFieldError(name, problems);
  const error = isBegun ? undefined : wrong;
  const set = (target: LinkTarget) => change({ ...link, to: target });
  return (
    <>
      {to.kind === "page" || to.kind === "product" ? (
        <TargetPicker
          {...{ label: name, error, locale, ports }}
          to={to.kind}
          id={to.id === 0 ? null : to.id}
          onChange={(target) => set({ kind: to.kind, id: target?.id ?? 0 })}
        />
      ) : null}
      {to.kind === "url" ? (
        <TextField
          {...{ label: name, error, value: to.url }}
          type="url"
          placeholder="https://"
          onChange={(url) => set({ kind: "url", url: url.trim() })}
        />
      ) : null}
      {to.kind === "anchor" ? (
        <TextField
          {...{ label: name, error, value: to.hash }}
          help={intl.formatMessage({ id: "editor.fields.link.anchorHelp" })}
          onChange={(hash) => set({ kind: "anchor", hash: hash.trim().replace(/^#/, "") })}
        />
      ) : null}
      <LocalizedInput
        {...{ field: labelField, locale, ports }}
        label={intl.formatMessage({ id: "editor.fields.link.label" })}
        help={intl.formatMessage({ id: "editor.fields.link.labelHelp" })}
        value={link.label ?? {}}
        inherited={{}}
        onChange={(next, how) => {
          const label = next ?? without(link.label ?? {}, how?.locale);
          const { label: _old, ...rest } = link;
          const whole = locales.some((each) => label[each] !== undefined) ? { ...rest, label } : rest;
          if (value === null || problems.length > 0) return change(whole);
          return onChange(whole, { typedAt: `label.${how?.locale}` });
        }}
      />
      <SwitchField
        label={intl.formatMessage({ id: "editor.fields.link.newTab" })}
        value={link.newTab ?? false}
        onChange={(newTab) => change({ ...link, newTab })}
      />
    </>
  );
}

function without<Value>(texts: Readonly<Record<string, Value>>, locale: string | undefined): Record<string, Value> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key !== locale));
}
