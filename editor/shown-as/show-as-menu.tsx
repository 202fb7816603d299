import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";

import { fromDayTime, toDayTime } from "../fields/day-time.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { DayTimeField } from "../kit/day-time-field.tsx";
import { Popover } from "../kit/popover.tsx";
import { SelectField } from "../kit/select-field.tsx";
import { SwitchField } from "../kit/switch-field.tsx";
import type { Work } from "../shell/work.ts";
import styles from "./ed-show-as.module.css";
import { otherLanguage } from "./other-language.ts";
import { ShownAs } from "./shown-as.ts";
import { useHasRoom } from "./use-has-room.ts";

/** Chooses as whom, with which cart and as of when the page is looked at. */
export const ShowAsMenu = observer(function ShowAsMenu({ work }: { readonly work: Work }): ReactNode {
  const { formatMessage } = useIntl();
  const { editor, clients, panels } = work;
  const { canvas, isProgram } = editor;
  useEffect(() => {
    const shown = new ShownAs({ looker: canvas.looker, clients, openAt: work.openAt });
    canvas.see(shown);
    panels.show(shown);
    return () => {
      canvas.see(null);
      panels.show(null);
    };
  }, [canvas, clients, panels, work]);
  const { shown } = panels;
  if (!shown || isProgram) return null;
  const label = formatMessage({ id: "editor.showAs.title" });
  return (
    <Popover button={<IconButton icon="person" label={label} isPressed={shown.isOther} />} label={label} align="end">
      <Choices work={work} shown={shown} />
    </Popover>
  );
});

const Choices = observer(function Choices({
  work,
  shown,
}: {
  readonly work: Work;
  readonly shown: ShownAs;
}): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `editor.showAs.${id}` });
  const hasRoom = useHasRoom();
  const beside = otherLanguage(work.editor.canvas.page.page);
  const at = shown.at === null ? null : new Date(shown.at).toISOString();
  return (
    <div className={styles.choices}>
      <SelectField
        label={say("who")}
        options={[
          { value: "guest", label: formatMessage({ id: "editor.visibility.as.guest" }) },
          { value: "customer", label: formatMessage({ id: "editor.visibility.as.customer" }) },
        ]}
        value={shown.isCustomer ? "customer" : "guest"}
        onChange={(who) => shown.lookAs(who === "customer")}
      />
      <SelectField
        label={say("cart")}
        options={[
          { value: "own", label: say("cart.own") },
          { value: "empty", label: say("cart.empty") },
          { value: "full", label: say("cart.full") },
        ]}
        value={shown.cart ?? "own"}
        onChange={(cart) => shown.showCart(cart === "own" ? null : cart)}
      />
      <SwitchField label={say("soldOut")} value={shown.isSoldOut} onChange={(is) => shown.showSoldOut(is)} />
      <DayTimeField
        label={say("at")}
        help={say("atHelp")}
        value={toDayTime(at, "beginning")}
        onChange={(time) => {
          const instant = fromDayTime(time, "beginning");
          shown.lookAt(instant === null ? null : Date.parse(instant));
        }}
      />
      {beside !== null && hasRoom && (
        <SwitchField label={say("beside")} value={shown.isBeside} onChange={(is) => shown.showBeside(is)} />
      )}
      {shown.isOther && (
        <Button icon="reset" onClick={() => shown.reset()}>
          {say("back")}
        </Button>
      )}
    </div>
  );
});
