import { observer } from "mobx-react-lite";
import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { SetValue } from "#schemas/site-settings/set-value.ts";

import { useWords } from "../../fields/ui-locale.ts";
import { Button } from "../../kit/button.tsx";
import { later } from "../../kit/later.tsx";
import { MenuButton, type MenuItem } from "../../kit/menu.tsx";
import { useToast } from "../../kit/toast.tsx";
import { useFlag } from "../../shell/use-flag.ts";
import { useWasOpen } from "../../kit/use-was-open.ts";
import type { PanelWork } from "../panel-work.ts";
import styles from "../site-panel.module.css";
import { presets, settingCommands } from "./presets.ts";
import { useKeptPresets } from "./use-kept-presets.ts";
import { exportSettings } from "./settings-file.ts";

const PresetsDialog = later(async () => (await import("./presets-dialog.tsx")).PresetsDialog);
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
  const { kept, look } = useKeptPresets(work);
  const [isKeeping, keep, keptOne] = useFlag();
  const wasKeeping = useWasOpen(isKeeping);
  const itemOf = (id: string, name: string, commands: readonly SetValue[]): MenuItem => ({
    id,
    label: name,
    onSelect: () => {
      const done = draft.edit(commands);
      if (done.ok) toast({ text: intl.formatMessage({ id: "editor.site.presetSet" }, { name }) });
    },
  });
  return (
    <div className={styles.tools}>
      <MenuButton
        button={<Button isSmall>{say("editor.site.presets")}</Button>}
        items={[
          ...presets.map(({ id, name, commands }) => itemOf(id, wordsOf(name), commands)),
          ...(kept.length > 0 ? ["line" as const] : []),
          ...kept.map(({ id, name, values }) => itemOf(`kept-${id}`, name, settingCommands(values))),
          "line",
          { id: "keep", label: say("editor.site.presetKeep"), onSelect: keep },
        ]}
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
      {wasKeeping && <PresetsDialog {...{ work, kept }} isOpen={isKeeping} changed={look} onClose={keptOne} />}
      {wasOpen && <ImportDialog work={work} text={text} onClose={() => setText(null)} />}
    </div>
  );
});
