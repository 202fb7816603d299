import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";

import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface NotReadProps {
  /** What couldn't be had, in words. */
  readonly title: string;
  readonly again: () => void;
  /** The way to where it was opened; left out: it was opened nowhere. */
  readonly back?: { readonly words: string; readonly go: () => void };
}

/**
 * What stands in the place of what couldn't be read: that it couldn't, another try, and the way back. Whoever presses that is
 * led to the heading of what comes, unless `again` leads them elsewhere.
 */
export function NotRead({ title, again, back }: NotReadProps): ReactNode {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => () => leadToHeading(place.current), []);
  return (
    <div ref={place} role="alert">
      <EmptyState
        icon="warning"
        title={title}
        action={
          <>
            <Button onClick={again}>{formatMessage({ id: "editor.kit.retry" })}</Button>
            {back && <Button onClick={back.go}>{back.words}</Button>}
          </>
        }
      />
    </div>
  );
}

const headings = ":is(h1, h2, h3)";

/** Who pressed its button as it goes is led to the heading of what comes: their focus would be lost with the button. */
function leadToHeading(place: HTMLElement | null): void {
  if (!place?.contains(document.activeElement)) return;
  let around = place.parentElement;
  while (around && !around.querySelector(headings)) around = around.parentElement;
  const heading = around?.querySelector<HTMLElement>(headings);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
