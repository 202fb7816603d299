import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

import { classNames } from "#blocks/kit/class-names.ts";
import layout from "#blocks/kit/layout.module.css";
import link from "#blocks/kit/link.module.css";
import { isOn, readParameter } from "#blocks/kit/parameters.ts";
import type { BlockViewProps } from "#blocks/kit/view-props.ts";

import type { minorsGateDefinition } from "./definition.ts";
import styles from "./minors-gate.module.css";

/** A closed dialog that the boot script opens; nothing where minors aren't kept out. */
export function MinorsGateView({ data }: BlockViewProps<typeof minorsGateDefinition>): ReactNode {
  if (!isOn(data.parameters, "BLOCK_MINORS")) return null;
  return (
    <dialog
      className={classNames(layout.centred, styles.gate)}
      data-boot="minors-gate"
      aria-labelledby="minors-gate-title"
      {...{ closedby: "none" }}
    >
      <p className={styles.name}>{readParameter(data.parameters, "COMPANY_NAME")}</p>
      <h2 id="minors-gate-title" className={styles.title}>
        <FormattedMessage id="minorsGate.title" />
      </h2>
      <p>
        <FormattedMessage id="minorsGate.text" />
      </p>
      <div className={styles.choices}>
        <button type="button" className={link.button} data-action="minors-gate:accept">
          <FormattedMessage id="minorsGate.adult" />
        </button>
        <button type="button" className={link.outline} data-action="minors-gate:refuse">
          <FormattedMessage id="minorsGate.minor" />
        </button>
      </div>
      <p role="status" className={styles.refusal}>
        <span data-refusal="" hidden>
          <FormattedMessage id="minorsGate.refused" />
        </span>
      </p>
    </dialog>
  );
}
