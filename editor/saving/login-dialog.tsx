import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "#editor/kit/button.tsx";
import { Dialog } from "#editor/kit/dialog.tsx";
import { TextField } from "#editor/kit/text-field.tsx";

import styles from "./ed-login.module.css";
import type { Account } from "./log-in.ts";

export interface LoginDialogProps extends Account {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the password of whose work waits when their session has ended; what waits is saved by itself afterwards. */
export function LoginDialog({ isOpen, email, logIn, onClose }: LoginDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (name: string): string => formatMessage({ id: `editor.saving.login.${name}` });
  const form = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const close = (): void => {
    setPassword("");
    setProblem(null);
    onClose();
  };
  const send = async (): Promise<void> => {
    setWorking(true);
    const why = await logIn(password).catch(() => say("offline"));
    setWorking(false);
    if (why === null) return close();
    setProblem(why);
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isWorking) void send();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={say("title")}
      description={say("what")}
      initialFocus={field}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say("later")}</Button>
          <Button variant="primary" type="submit" form={form} disabled={isWorking || password === ""}>
            {say("send")}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit}>
        <TextField
          label={say("email")}
          type="email"
          autoComplete="username"
          value={email}
          isReadOnly
          onChange={() => {}}
        />
        <TextField
          label={say("password")}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={problem ?? undefined}
          inputRef={field}
        />
      </form>
    </Dialog>
  );
}
