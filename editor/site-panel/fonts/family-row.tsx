import { type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { Button, IconButton } from "#editor/kit/button.tsx";
import { CancelButton } from "#editor/kit/cancel-button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { FieldNotes } from "#editor/kit/field-frame.tsx";
import { TextField } from "#editor/kit/text-field.tsx";
import type { UploadedFamily } from "#schemas/site/font-family.ts";

import own from "./panel-fonts.module.css";

export interface FamilyRowProps {
  readonly family: UploadedFamily;
  /** Null: it is done; else why not, in words. */
  readonly onRename: (name: string) => Promise<string | null>;
  readonly onRemove: () => Promise<string | null>;
}

type Asked = "rename" | "remove";

/** A typeface: its name, a line set in it, its files, and what can be done with it. */
export function FamilyRow({ family, onRename, onRemove }: FamilyRowProps): ReactNode {
  const { name, isInUse, files } = family;
  const intl = useIntl();
  const specimen = useSpecimen(family);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Each question begins anew.
  const [round, setRound] = useState(0);
  const ask = (question: Asked): void => {
    setRound((before) => before + 1);
    setAsked(question);
  };
  const common = { name, onClose: () => setAsked(null) };
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `editor.site.${id}` }, values);
  return (
    <li className={own.family}>
      <div className={own.head}>
        <span className={own.name}>{name}</span>
        {isInUse ? <span className={own.used}>{say("fonts.inUse")}</span> : null}
        {isInUse ? null : (
          <>
            <Button isSmall variant="quiet" aria-label={say("fonts.renameIt", { name })} onClick={() => ask("rename")}>
              {say("fonts.rename")}
            </Button>
            <IconButton
              isSmall
              icon="delete"
              variant="danger"
              label={say("fonts.removeIt", { name })}
              onClick={() => ask("remove")}
            />
          </>
        )}
      </div>
      <p className={own.specimen} style={{ fontFamily: `"${specimen}"` }}>
        {say("specimen")}
      </p>
      <p className={own.files}>{files.map(({ weight, style }) => say("fonts.file", { weight, style })).join(" · ")}</p>
      <Question key={`rename ${round}`} kind="rename" {...common} isOpen={asked === "rename"} onDo={onRename} />
      <Question key={`remove ${round}`} kind="remove" {...common} isOpen={asked === "remove"} onDo={onRemove} />
    </li>
  );
}

interface QuestionProps {
  readonly kind: Asked;
  readonly isOpen: boolean;
  readonly name: string;
  readonly onDo: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks what a typeface is to be called, or whether it is to go. */
function Question({ kind, isOpen, name, onDo, onClose }: QuestionProps): ReactNode {
  const intl = useIntl();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const say = (id: string) => intl.formatMessage({ id: `editor.site.fonts.${id}` }, { name });
  const isRename = kind === "rename";
  const go = async (): Promise<void> => {
    setBusy(true);
    const refusal = await onDo(typed.trim());
    setBusy(false);
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={say(isRename ? "renameIt" : "removeIt")}
      description={isRename ? undefined : say("removeText")}
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant={isRename ? "primary" : "danger"} disabled={isBusy} onClick={() => void go()}>
            {say(isRename ? "rename" : "remove")}
          </Button>
        </>
      }
    >
      {isRename ? <TextField label={say("family")} value={typed} error={error} onChange={setTyped} /> : null}
      {isRename ? null : <FieldNotes id="" error={error} />}
    </Dialog>
  );
}

/** The name by which the editor sets its line: of its own, so that it is what the files are, whatever the page has. */
function useSpecimen({ id, files }: UploadedFamily): string {
  const name = `ed-font-${id}`;
  const [first] = files;
  const url = (files.find(({ weight, style }) => weight === 400 && style === "normal") ?? first)?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    const face = new FontFace(name, `url("${url}")`);
    document.fonts.add(face);
    // A line in another typeface is better than none.
    face.load().catch((error: unknown) => console.warn(error));
    return () => void document.fonts.delete(face);
  }, [name, url]);
  return name;
}
