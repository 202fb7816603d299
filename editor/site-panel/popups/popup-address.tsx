import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import { Button } from "../../kit/button.tsx";
import { say } from "../../kit/live-region.tsx";
import styles from "./panel-popups.module.css";

/** The link that opens a popup from any page, to be copied. */
export function PopupAddress({ id }: { readonly id: number }): ReactNode {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<"copied" | "failed" | null>(null);
  const address = `#popup-${id}`;
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(address).then(
      () => "copied" as const,
      () => "failed" as const,
    );
    setState(done);
    say(formatMessage({ id: `editor.popups.address.${done}` }));
  };
  return (
    <fieldset>
      <legend>{formatMessage({ id: "editor.popups.group.link" })}</legend>
      <p className={styles.address}>
        <code>{address}</code>
        <Button isSmall icon="copy" onClick={() => void copy()}>
          {formatMessage({ id: state === "copied" ? "editor.popups.address.copied" : "editor.popups.address.copy" })}
        </Button>
      </p>
      <p className={styles.help}>
        {formatMessage({ id: state === "failed" ? "editor.popups.address.failed" : "editor.popups.address.how" })}
      </p>
    </fieldset>
  );
}
