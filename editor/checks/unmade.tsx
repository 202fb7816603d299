import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import type { Checks } from "./checks.ts";
import styles from "./ed-findings.module.css";

/** Says that some checks couldn't be made, with the way to have them made: what isn't found then may still be there. */
export const Unmade = observer(function Unmade({ checks }: { readonly checks: Checks }): ReactNode {
  const { formatMessage } = useIntl();
  if (checks.unmade.size === 0) return null;
  return (
    <div role="alert" className={styles.unmade}>
      <Icon name="cloud-off" size={16} />
      <span>{formatMessage({ id: "editor.checks.unmade" })}</span>
      <Button isSmall onClick={checks.again}>
        {formatMessage({ id: "editor.kit.retry" })}
      </Button>
    </div>
  );
});
