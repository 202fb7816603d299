import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";

import { localeInfos } from "#schemas/locale.ts";

import { draftAddress } from "../pages/draft-address.ts";
import type { Work } from "../shell/work.ts";
import styles from "./ed-show-as.module.css";
import { otherLanguage } from "./other-language.ts";
import { scrollAlong } from "./scroll-along.ts";
import { useHasRoom } from "./use-has-room.ts";

/**
 * The page that is edited in its other language, beside it: as the server draws its draft, a moment after each change was saved.
 * Nothing can be done in it; it scrolls along.
 */
export const BesidePage = observer(function BesidePage({ work }: { readonly work: Work }): ReactNode {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const hasRoom = useHasRoom();
  const { editor, panels } = work;
  const { page, layoutId } = editor.canvas.page;
  const other = otherLanguage(page);
  const path = other === null ? undefined : page.alternates[other];
  const isShown = panels.shown?.isBeside === true && hasRoom && path !== undefined;
  const saved = editor.draft.state === "saved" ? editor.draft.seen.since : null;
  const shown = useRef(saved);
  useEffect(() => {
    if (!isShown || saved === null || saved === shown.current) return;
    shown.current = saved;
    frame.current?.contentWindow?.location.reload();
  }, [isShown, saved]);
  useEffect(() => (isShown && frame.current ? scrollAlong(frame.current) : undefined), [isShown]);
  if (!isShown || other === null) return null;
  return (
    <iframe
      ref={frame}
      inert
      className={styles.beside}
      data-beside={other}
      title={formatMessage({ id: "editor.showAs.besideTitle" }, { language: localeInfos[other].label })}
      src={draftAddress(path, layoutId, editor.canvas.looker.isCustomer ? "customer" : "visitor")}
    />
  );
});
