import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import type { Work } from "../shell/work.ts";
import styles from "./ed-show-as.module.css";

/** Says above the page that it isn't shown as it is now, and leads back. */
export const ShownSign = observer(function ShownSign({ work }: { readonly work: Pick<Work, "panels"> }): ReactNode {
  const { formatMessage, formatList, formatDate } = useIntl();
  const { shown } = work.panels;
  if (!shown?.isOther) return null;
  const say = (id: string, values = {}): string => formatMessage({ id: `editor.showAs.sign.${id}` }, values);
  const when = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Paris" } as const;
  const parts = [
    ...(shown.isCustomer ? [say("customer")] : []),
    ...(shown.cart === null ? [] : [say(shown.cart)]),
    ...(shown.isSoldOut ? [say("soldOut")] : []),
    ...(shown.at === null ? [] : [say("at", { date: formatDate(shown.at, when) })]),
  ];
  return (
    <div className={styles.sign} role="status" data-shown-as="">
      <Icon name="person" size={16} />
      <span>{say("all", { parts: formatList(parts, { type: "unit" }) })}</span>
      <Button isSmall onClick={() => shown.reset()}>
        {formatMessage({ id: "editor.showAs.back" })}
      </Button>
    </div>
  );
});
