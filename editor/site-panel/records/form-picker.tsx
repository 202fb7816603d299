import { type ReactNode, useCallback } from "react";

import { fold } from "#schemas/fold.ts";

import type { KindProps } from "../../fields/kind-props.ts";
import type { Pickable } from "../../kit/picker-field.tsx";
import { FoundPicker } from "./found-picker.tsx";
import { useAround } from "./records-around.ts";

/** One of the site's forms by its name, or none. */
export function FormPicker(props: KindProps<number | null>): ReactNode {
  const { clients, locale } = useAround();
  const forms = useCallback(
    async (): Promise<readonly Pickable[]> =>
      (await clients(locale).call("listForms")).map(({ id, title }) => ({ id, title: title || `№ ${id}` })),
    [clients, locale],
  );
  const find = useCallback(
    async (text: string) => (await forms()).filter(({ title }) => fold(title).includes(fold(text))),
    [forms],
  );
  const nameOf = useCallback(async (id: number) => (await forms()).find((form) => form.id === id) ?? null, [forms]);
  return <FoundPicker {...props} find={find} nameOf={nameOf} />;
}
