import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { Button, IconButton } from "../../kit/button.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useTimeWords } from "../../saving/people.ts";
import type { OrderWorkProps } from "./order-actions.tsx";
import styles from "./order-page.module.css";
import list from "./orders.module.css";
import { useOrderStep } from "./use-order-step.ts";

/** What those who work with an order tell each other; its customer never reads it. */
export function OrderNotes({ told, port, step }: OrderWorkProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const when = useTimeWords();
  const [text, setText] = useState("");
  const { isBusy, problem, run } = useOrderStep();
  const { id } = told.order;
  const notes = told.history.filter(({ kind }) => kind === "NOTE");
  const add = async (): Promise<void> => {
    if (await run(async () => await step(port.note(id, text.trim())))) setText("");
  };
  return (
    <section className={styles.part}>
      <h3>{say("editor.orders.notes")}</h3>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.words}</p>
              <span className={styles.quiet}>
                {[note.actor, when(Date.parse(note.date))].filter((part) => part !== "").join(" · ")}
              </span>
              <IconButton
                isSmall
                icon="delete"
                side="left"
                label={formatMessage({ id: "editor.orders.removeNote" }, { note: note.words.slice(0, 40) })}
                disabled={isBusy}
                onClick={() => void run(async () => await step(port.removeNote(id, note.id ?? 0)))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        multiline
        label={say("editor.orders.noteField")}
        help={say("editor.orders.noteHelp")}
        value={text}
        error={problem ?? undefined}
        onChange={setText}
      />
      <p className={list.row}>
        <Button disabled={isBusy || text.trim() === ""} onClick={() => void add()}>
          {say("editor.orders.noteDo")}
        </Button>
      </p>
    </section>
  );
}
