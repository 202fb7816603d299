import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import { type People, usePersonWords } from "../saving/people.ts";
import { useToast } from "../kit/toast.tsx";
import type { Editor } from "../store/editor.ts";

interface NoticeProps {
  readonly editor: Pick<Editor, "notice" | "dismiss">;
  readonly people: People;
}

/** Why something wasn't done, in words. */
export const Notice = observer(function Notice({ editor, people }: NoticeProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const { notice } = editor;
  const who = usePersonWords(people);
  useEffect(() => {
    if (!notice) return;
    const { messageKey, values, author } = notice;
    const named = author === undefined ? values : { ...values, name: who(author) };
    toast({ text: intl.formatMessage({ id: messageKey }, named) });
    editor.dismiss();
  }, [editor, intl, notice, toast, who]);
  return null;
});
