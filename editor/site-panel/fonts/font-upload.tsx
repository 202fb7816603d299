import { type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { FieldNotes } from "#editor/kit/field-frame.tsx";
import { TextField } from "#editor/kit/text-field.tsx";

import own from "./panel-fonts.module.css";

export interface FontUploadProps {
  /** Null: they are there; else why not, in words. */
  readonly onSend: (files: readonly File[], name: string, onProgress: (part: number) => void) => Promise<string | null>;
}

/** Adds font files: chosen, or dropped. How much was sent is shown, and what was refused in words. */
export function FontUpload({ onSend }: FontUploadProps): ReactNode {
  const id = useId();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);
  const say = (key: string) => intl.formatMessage({ id: `editor.site.fonts.${key}` });
  const send = async (list: FileList | null): Promise<void> => {
    const files = [...(list ?? [])];
    if (files.length === 0 || sent !== null) return;
    setSent(0);
    setError(undefined);
    const refusal = await onSend(files, name, setSent);
    setSent(null);
    if (input.current) input.current.value = "";
    if (refusal !== null) return setError(refusal);
    // What is typed stays in a field that has the focus: the next files have one of their own.
    setName("");
    setRound((before) => before + 1);
  };
  return (
    <div
      className={own.upload}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files);
      }}
    >
      <TextField key={round} label={say("family")} help={say("familyHelp")} value={name} onChange={setName} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".woff2,.woff,.ttf,.otf,font/*"
        aria-label={say("add")}
        onChange={(event) => void send(event.target.files)}
      />
      <Button
        icon="upload"
        disabled={sent !== null}
        aria-describedby={`${id}-help`}
        onClick={() => input.current?.click()}
      >
        {say("add")}
      </Button>
      {sent === null ? null : <progress value={sent} aria-label={say("sending")} />}
      <div role="alert">
        <FieldNotes id={`${id}-refused`} error={error} />
      </div>
      <FieldNotes id={id} help={say("help")} />
    </div>
  );
}
