import { type ReactNode, useCallback } from "react";
import { useIntl } from "react-intl";

import type { FieldWords } from "#editor/kit/field-frame.tsx";
import { PickerField } from "#editor/kit/picker-field.tsx";
import type { Locale } from "#schemas/locale.ts";

import type { FieldPorts, Target } from "./field-ports.ts";
import { useLookedUp } from "./use-looked-up.ts";

export interface TargetPickerProps extends FieldWords {
  readonly to: "page" | "product";
  readonly id: number | null;
  readonly locale: Locale;
  readonly ports: FieldPorts;
  readonly onChange: (target: Target | null) => void;
}

/** A page of the site or a product of the shop, found by its name. */
export function TargetPicker({ to, id, locale, ports, onChange, ...words }: TargetPickerProps): ReactNode {
  const intl = useIntl();
  const standing = useLookedUp({ ports, kind: to, id, locale });
  const find = useCallback(
    async (search: string, signal: AbortSignal) => {
      const list = to === "page" ? ports.listPages : ports.listProducts;
      const { items } = await list({ search, page: 1, locale, signal });
      return items.map(withDetail);
    },
    [to, locale, ports],
  );
  const isGone = standing === "gone";
  const known = standing !== null && typeof standing === "object" && "title" in standing ? standing : null;
  const gone = isGone ? intl.formatMessage({ id: `editor.fields.${to}.gone` }) : undefined;
  return (
    <PickerField
      {...words}
      error={words.error ?? gone}
      value={known === null ? (id === null ? null : { id, title: `${id}`, path: null }) : withDetail(known)}
      placeholder={intl.formatMessage({ id: `editor.fields.${to}.search` })}
      find={find}
      onChange={onChange}
    />
  );
}

function withDetail(target: Target): Target & { readonly detail?: string } {
  return target.path === null ? target : { ...target, detail: target.path };
}
