import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { SettingsPreset } from "#schemas/content/preset.ts";
import { ApiError } from "#schemas/contract/api-error.ts";
import { settings } from "#schemas/site-settings/catalogue.ts";
import { setAt } from "#schemas/site-settings/site-settings.ts";

import { Button, IconButton } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { TextField } from "../../kit/text-field.tsx";
import type { PanelWork } from "../panel-work.ts";
import styles from "./import-dialog.module.css";

interface PresetsDialogProps {
  readonly work: PanelWork;
  readonly kept: readonly SettingsPreset[];
  readonly isOpen: boolean;
  /** Told once another look is kept, or one is forgotten. */
  readonly changed: () => void;
  readonly onClose: () => void;
}

/** Keeps the site's present look under a name; those that are kept can be forgotten. */
export function PresetsDialog({ work, kept, isOpen, changed, onClose }: PresetsDialogProps): ReactNode {
  const intl = useIntl();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const say = (id: string, values?: Record<string, string>): string => intl.formatMessage({ id }, values);
  const { call } = work.clients(work.locale);
  const run = async (ask: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await ask();
      changed();
    } catch (error) {
      setProblem(error instanceof ApiError && error.status < 500 ? error.message : say("editor.site.presetFailed"));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={say("editor.site.presetTitle")}
      description={say("editor.site.presetWhat")}
      onClose={onClose}
    >
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => await call("savePreset", { body: { name: name.trim(), values: lookOf(work) } }));
        }}
      >
        <TextField label={say("editor.site.presetName")} value={name} onChange={(text) => setName(text.slice(0, 60))} />
        <Button type="submit" variant="primary" disabled={name.trim() === ""}>
          {say("editor.site.presetSave")}
        </Button>
      </form>
      {problem !== null && <p role="alert">{problem}</p>}
      <ul className={styles.names}>
        {kept.map((preset) => (
          <li key={preset.id} className={styles.kept}>
            {preset.name}
            <IconButton
              isSmall
              icon="delete"
              label={say("editor.site.presetDelete", { name: preset.name })}
              onClick={() => void run(async () => await call("deletePreset", { params: { id: preset.id } }))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What the site looks like now: its colours and its fonts, as far as somebody has set them. */
function lookOf({ draft }: PanelWork): Readonly<Record<string, unknown>> {
  const own = settings.filter(({ group }) => group === "colours" || group === "typography");
  const set = own.map(({ key }) => [key, setAt(draft.document, key)] as const);
  return Object.fromEntries(set.filter(([, value]) => value !== undefined));
}
