import { observer } from "mobx-react-lite";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { useWords } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { later } from "../../kit/later.tsx";
import { MenuButton } from "../../kit/menu.tsx";
import { useToast } from "../../kit/toast.tsx";
import { useWasOpen } from "../../kit/use-was-open.ts";
import type { PanelWork } from "../panel-work.ts";
import styles from "../site-panel.module.css";
import { presets } from "./presets.ts";
import { exportSettings } from "./settings-file.ts";

const ImportDialog = later(async () => (await import("./import-dialog.tsx")).ImportDialog);

/** What is done with many settings at once: a look, a file of them. */
export const Tools = observer(function Tools({ work }: { readonly work: PanelWork }): ReactNode {
  const intl = useIntl();
  const wordsOf = useWords();
  const toast = useToast();
  const [text, setText] = useState<string | null>(null);
  const wasOpen = useWasOpen(text !== null);
  const input = useRef<HTMLInputElement>(null);
  const say = (id: string): string => intl.formatMessage({ id });
  const { draft } = work;
  return (
    <div className={styles.tools}>
      <MenuButton
        button={<Button isSmall>{say("editor.site.presets")}</Button>}
        items={presets.map((preset) => ({
          id: preset.id,
          label: wordsOf(preset.name),
          onSelect: () => {
            const done = draft.edit(preset.commands);
            if (done.ok)
              toast({ text: intl.formatMessage({ id: "editor.site.presetSet" }, { name: wordsOf(preset.name) }) });
          },
        }))}
      />
      <Button isSmall icon="upload" onClick={() => input.current?.click()}>
        {say("editor.site.import")}
      </Button>
      <Button isSmall icon="down" onClick={() => exportSettings(draft.document)}>
        {say("editor.site.export")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={say("editor.site.import")}
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(setText);
          target.value = "";
        }}
      />
      {wasOpen && <ImportDialog work={work} text={text} onClose={() => setText(null)} />}
    </div>
  );
});
