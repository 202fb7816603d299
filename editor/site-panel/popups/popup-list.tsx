import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";

import type { EditedPopup } from "#schemas/content/edited-popup.ts";

import { Button } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/empty-state.tsx";
import { useToast } from "../../kit/toast.tsx";
import { BeingRead } from "../../kit/waiting.tsx";
import { NotRead } from "../../kit/not-read.tsx";
import frame from "../panel-section.module.css";
import type { PanelWork } from "../panel-work.ts";
import { useComingBack } from "../use-coming-back.ts";
import { PopupRow } from "./popup-row.tsx";
import { RemovePopup } from "./remove-popup.tsx";
import { TakePopupOff } from "./take-popup-off.tsx";
import type { KnownPopups } from "./use-edited-popups.ts";

interface PopupListProps {
  readonly work: PanelWork;
  readonly popups: KnownPopups;
  /** The one that was open before, which has the focus again. */
  readonly last: number | null;
  readonly open: (id: number) => void;
}

/** What is asked before something is done to a popup that can't be taken back by the arrows. */
interface Asked {
  readonly Question: typeof RemovePopup | typeof TakePopupOff;
  readonly popup: EditedPopup;
}

/** Every popup with what visitors have of it, and the way to a new one. */
export function PopupList({ work, popups, last, open }: PopupListProps): ReactNode {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const toast = useToast();
  const { answer: told, isMissing, again } = popups;
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { list, heading } = useComingBack({ last, row: (id) => `[data-popup-row="${id}"] button`, items: told });
  const make = async (copyOf: number | null): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await work.clients(work.locale).call("createPopup", { body: { copyOf } });
      open(id);
    } catch (error) {
      console.warn("a popup could not be made", error);
      toast({ text: say("editor.popups.makeFailed"), isLasting: true });
      setBusy(false);
    }
  };
  const newOne = (
    <Button variant="primary" icon="plus" disabled={isBusy} onClick={() => void make(null)}>
      {say("editor.popups.new")}
    </Button>
  );
  return (
    <section className={frame.section} aria-busy={told === null && !isMissing} aria-label={say("editor.popups.name")}>
      <header className={frame.head}>
        <h2 ref={heading} tabIndex={-1}>
          {say("editor.popups.name")}
        </h2>
        {told !== null && told.popups.length > 0 && newOne}
      </header>
      <p className={frame.how}>{say("editor.popups.how")}</p>
      {told === null && !isMissing && <BeingRead />}
      {isMissing && <NotRead title={say("editor.popups.missing")} again={again} />}
      {told?.popups.length === 0 && (
        <EmptyState icon="frame" title={say("editor.popups.none")} action={newOne}>
          <p>{say("editor.popups.noneYet")}</p>
        </EmptyState>
      )}
      {told && told.popups.length > 0 && (
        <ul ref={list} className={frame.list}>
          {told.popups.map((popup) => (
            <PopupRow
              key={popup.id}
              popup={popup}
              isBusy={isBusy}
              open={() => open(popup.id)}
              copy={() => void make(popup.id)}
              takeOff={() => setAsked({ Question: TakePopupOff, popup })}
              remove={() => setAsked({ Question: RemovePopup, popup })}
            />
          ))}
        </ul>
      )}
      {asked && (
        <asked.Question
          work={work}
          popup={asked.popup}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            again();
            heading.current?.focus();
          }}
        />
      )}
    </section>
  );
}
