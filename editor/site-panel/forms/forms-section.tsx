import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback } from "react";

import { useOpenedIn } from "../places/use-opened-in.ts";
import type { SectionProps } from "../sections.tsx";
import { useReading } from "../use-reading.ts";
import { FormEditor } from "./form-editor.tsx";
import { FormList } from "./form-list.tsx";

/** The forms that visitors answer: the list of them, or one that is worked on. */
export const FormsSection = observer(function FormsSection({ work }: SectionProps): ReactNode {
  const ask = useCallback(() => work.clients(work.locale).call("listForms"), [work]);
  const { answer: forms, isMissing, again } = useReading(ask);
  const opened = useOpenedIn(work, "forms", again);
  const { go } = work.places;
  const form = opened === null ? undefined : forms?.find(({ id }) => id === opened);
  if (form)
    return <FormEditor key={form.id} {...{ work, form }} changed={again} back={() => go({ section: "forms" })} />;
  return <FormList {...{ work, forms, isMissing, again }} open={(id) => go({ section: "forms", id })} />;
});
