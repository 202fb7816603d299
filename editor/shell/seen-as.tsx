import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { asksWhoIsThere } from "#schemas/page/hidden-by.ts";
import type { BlockNode } from "#schemas/page/layout.ts";
import { visibilityOf } from "#schemas/page/visibility.ts";

import { SelectField } from "../kit/select-field.tsx";
import type { Editor } from "../store/editor.ts";
import styles from "./sample-choice.module.css";

interface SeenAsProps {
  readonly editor: Editor;
  readonly block: BlockNode;
}

/** As whom the page is shown, at a block for which that matters. */
export const SeenAs = observer(function SeenAs({ editor, block }: SeenAsProps): ReactNode {
  const intl = useIntl();
  const { looker } = editor.canvas;
  if (!asksWhoIsThere(visibilityOf(block) ?? {})) return null;
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <div className={styles.choice}>
      <SelectField
        label={say("editor.visibility.as")}
        help={say("editor.visibility.asHelp")}
        options={[
          { value: "guest", label: say("editor.visibility.as.guest") },
          { value: "customer", label: say("editor.visibility.as.customer") },
        ]}
        value={looker.isCustomer ? "customer" : "guest"}
        onChange={(who) => looker.lookAs(who === "customer")}
      />
    </div>
  );
});
