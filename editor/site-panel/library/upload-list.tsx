import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button, IconButton } from "../../kit/button.tsx";
import styles from "./media-library.module.css";
import type { MediaUploads } from "./media-uploads.ts";

interface UploadListProps {
  readonly uploads: MediaUploads;
  /** Told when a button was pressed that goes by that: whoever works with keys is led elsewhere. */
  readonly onPressed: () => void;
}

/** Files on their way, each with how far it is, and those that were refused with why; another try is offered where it can help. */
export const UploadList = observer(function UploadList({ uploads, onPressed }: UploadListProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string, name: string): string => formatMessage({ id: `editor.media.${id}` }, { name });
  const pressed = (work: () => void): void => {
    work();
    onPressed();
  };
  return (
    <ul className={styles.uploads} aria-live="polite" hidden={uploads.sending.length === 0}>
      {uploads.sending.map(({ key, file: { name }, part, refusal, canRetry }) => (
        <li key={key}>
          <span className={styles.uploadName}>{name}</span>
          {refusal === null ? (
            <progress value={part} aria-label={say("sending", name)} />
          ) : (
            <>
              <span className={styles.refusal}>{refusal === "" ? say("sendFailed", name) : refusal}</span>
              {canRetry && (
                <Button isSmall onClick={() => pressed(() => void uploads.retry(key))}>
                  {formatMessage({ id: "editor.kit.retry" })}
                </Button>
              )}
              <IconButton
                isSmall
                icon="close"
                label={say("putAway", name)}
                onClick={() => pressed(() => uploads.putAway(key))}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
});
