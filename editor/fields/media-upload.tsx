import { type ReactNode, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { wordsForNow } from "#editor/ports/not-now.ts";
import type { Image } from "#schemas/content/image.ts";

import styles from "./ed-upload.module.css";
import type { FieldPorts } from "./field-ports.ts";

export interface MediaUploadProps {
  readonly ports: FieldPorts;
  readonly onChoose: (image: Image) => void;
}

/** Adds a picture to the library: chosen among the files, dropped, or pasted. How much was sent is shown. */
export function MediaUpload({ ports, onChoose }: MediaUploadProps): ReactNode {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ readonly sent: number } | { readonly error: string } | null>(null);
  const { upload } = ports;
  if (upload === undefined) return null;
  const send = async (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].filter(({ type }) => type.startsWith("image/"));
    if (files.length === 0) return;
    setState({ sent: 0 });
    const done = await upload(files, (sent) => setState({ sent })).catch((error: unknown) => {
      const words = wordsForNow(error) ?? intl.formatMessage({ id: "editor.fields.media.uploadFailed" });
      return { ok: false, error: words } as const;
    });
    setState(done.ok ? null : { error: done.error });
    const [first] = done.ok ? done.value : [];
    if (first !== undefined) onChoose(first);
  };
  return (
    <div
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void send(event.dataTransfer.files);
      }}
      onPaste={(event) => void send(event.clipboardData.files)}
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={intl.formatMessage({ id: "editor.fields.media.upload" })}
        onChange={(event) => void send(event.target.files)}
      />
      <Button icon="upload" disabled={state !== null && "sent" in state} onClick={() => input.current?.click()}>
        {intl.formatMessage({ id: "editor.fields.media.upload" })}
      </Button>
      {state !== null && "sent" in state ? (
        <progress value={state.sent} aria-label={intl.formatMessage({ id: "editor.fields.media.sending" })} />
      ) : null}
      {state !== null && "error" in state ? (
        <p className={styles.error} role="alert">
          {state.error}
        </p>
      ) : null}
    </div>
  );
}
