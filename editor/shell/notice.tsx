import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import { useToast } from "../kit/toast.tsx";
import type { Editor } from "../store/editor.ts";

/** Why something wasn't done, in words. */
export const Notice = observer(function Notice({ editor }: { readonly editor: Editor }): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const { notice } = editor;
  useEffect(() => {
    if (!notice) return;
    const { messageKey, values } = notice;
    toast({ text: intl.formatMessage({ id: messageKey }, values) });
    editor.dismiss();
  }, [editor, intl, notice, toast]);
  return null;
});
