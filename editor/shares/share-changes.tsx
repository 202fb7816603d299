import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";

import type { Share } from "#schemas/content/share.ts";
import { sharedPrefix, shareHours } from "#schemas/content/share.ts";
import type { Client } from "#schemas/contract/client.ts";

import { bringIntoView } from "../kit/bring-into-view.ts";
import { Button } from "../kit/button.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { TextField } from "../kit/text-field.tsx";
import { useToast } from "../kit/toast.tsx";
import { isRefusal, wordsOf } from "../persistence/refusals.ts";
import { useMinuteWords } from "../plans/plan-words.ts";
import { type People, usePersonWords } from "../saving/people.ts";
import styles from "./ed-shares.module.css";

/** A page whose unpublished changes can be shown to somebody, as the editor has it. */
export interface SharedPage {
  readonly about: { readonly id: number };
  readonly editor: { readonly canvas: { readonly page: { readonly page: { readonly path: string } } } };
}

export interface ShareChangesProps {
  readonly page: SharedPage;
  readonly call: Client["call"];
  readonly people: People;
}

/** Links by which another administrator sees what isn't public yet: made, copied, and taken back. */
export function ShareChanges({ page, call, people }: ShareChangesProps): ReactNode {
  const { id: pageId } = page.about;
  const { formatMessage } = useIntl();
  const [toast, nameOf, whenOf] = [useToast(), usePersonWords(people), useMinuteWords()];
  const [shares, setShares] = useState<readonly Share[] | null>(null);
  const [hours, setHours] = useState<(typeof shareHours)[number]>(24);
  const [made, setMade] = useState<{ readonly id: number; readonly address: string } | null>(null);
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isBegun = shares !== null;
  // What was pressed is gone, or what it made stands elsewhere: whoever works with keys is led there.
  useEffect(() => {
    if (isBegun) section.current?.focus();
  }, [isBegun]);
  useEffect(() => {
    if (!made) return;
    field.current?.select();
    // To select it gives it the focus, but doesn't scroll to it.
    bringIntoView(field.current);
  }, [made]);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      setShares(await call("listShares", { params: { id: pageId } }));
    } catch (error) {
      const text = isRefusal(error) ? wordsOf(error) : formatMessage({ id: "editor.shares.unheard" });
      toast({ text, isLasting: true });
    }
  };
  const make = async (): Promise<void> => {
    const { id, token } = await call("sharePage", { params: { id: pageId }, body: { hours } });
    setMade({ id, address: `${location.origin}${page.editor.canvas.page.page.path}?draft=${sharedPrefix}${token}` });
  };
  const copy = async (address: string): Promise<void> => {
    try {
      // There is no clipboard where the site isn't reached by HTTPS.
      await navigator.clipboard.writeText(address);
      toast({ text: formatMessage({ id: "editor.shares.copied" }) });
    } catch {
      toast({ text: formatMessage({ id: "editor.shares.notCopied" }) });
    }
  };
  const revoke = async (id: number): Promise<void> => {
    await call("revokeShare", { params: { id } });
    if (made?.id === id) setMade(null);
    section.current?.focus();
    toast({ text: formatMessage({ id: "editor.shares.revoked" }) });
  };
  if (shares === null)
    return (
      <p className={styles.begin}>
        <Button isSmall icon="link" onClick={() => void attempt(async () => {})}>
          {formatMessage({ id: "editor.shares.begin" })}
        </Button>
      </p>
    );
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.shares}
      aria-label={formatMessage({ id: "editor.shares.title" })}
    >
      <p className={styles.line}>{formatMessage({ id: "editor.shares.what" })}</p>
      <div className={styles.row}>
        <SelectField
          label={formatMessage({ id: "editor.shares.hours" })}
          value={hours}
          options={shareHours.map((value) => ({ value, label: formatMessage({ id: `editor.shares.for.${value}` }) }))}
          onChange={setHours}
        />
        <Button onClick={() => void attempt(make)}>{formatMessage({ id: "editor.shares.make" })}</Button>
      </div>
      {made && (
        <div className={styles.row}>
          <TextField
            label={formatMessage({ id: "editor.shares.address" })}
            help={formatMessage({ id: "editor.shares.once" })}
            value={made.address}
            isReadOnly
            inputRef={field}
            onChange={() => {}}
          />
          <Button icon="copy" onClick={() => void copy(made.address)}>
            {formatMessage({ id: "editor.shares.copy" })}
          </Button>
        </div>
      )}
      {shares.length > 0 && (
        <ul className={styles.list} aria-label={formatMessage({ id: "editor.shares.list" })}>
          {shares.map(({ id, author, expiresAt }) => {
            const words = { name: nameOf(author), when: whenOf(expiresAt) };
            return (
              <li key={id}>
                <span>{formatMessage({ id: "editor.shares.one" }, words)}</span>
                <Button
                  isSmall
                  variant="danger"
                  aria-label={`${formatMessage({ id: "editor.shares.revoke" })} · ${formatMessage({ id: "editor.shares.one" }, words)}`}
                  onClick={() => void attempt(async () => await revoke(id))}
                >
                  {formatMessage({ id: "editor.shares.revoke" })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
