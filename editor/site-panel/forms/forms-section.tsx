import { type ReactNode, useCallback, useState } from "react";

import type { SectionProps } from "../sections.tsx";
import { useReading } from "../use-reading.ts";
import { FormEditor } from "./form-editor.tsx";
import { FormList } from "./form-list.tsx";

/** The forms that visitors answer: the list of them, or one that is worked on. */
export function FormsSection({ work }: SectionProps): ReactNode {
  const [opened, open] = useState<number | null>(null);
  const ask = useCallback(() => work.clients(work.locale).call("listForms"), [work]);
  const { answer: forms, isMissing, again } = useReading(ask);
  const form = opened === null ? undefined : forms?.find(({ id }) => id === opened);
  if (form)
    return (
      <FormEditor
        key={form.id}
        {...{ work, form }}
        changed={again}
        back={() => {
          open(null);
          again();
        }}
      />
    );
  return <FormList {...{ work, forms, isMissing, again, open }} />;
}
