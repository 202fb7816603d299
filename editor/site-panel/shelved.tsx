import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

import { Button } from "../kit/button.tsx";
import { BeingRead } from "../kit/waiting.tsx";
import { NotRead } from "../kit/not-read.tsx";

/** What a list that is read page by page says of itself. */
interface Shelf {
  readonly items: readonly unknown[];
  readonly state: "reading" | "read" | "failed";
  readonly hasMore: boolean;
  again(): Promise<void>;
  readOn(): Promise<void>;
}

interface ShelvedProps {
  readonly shelf: Shelf;
  /** Whether there is nothing to show; left out: where no item is here. */
  readonly isEmpty?: boolean;
  /** Each in words: that they can't be had, and how more of them are. */
  readonly failed: string;
  readonly more: string;
  /** What stands in their place where there are none. */
  readonly none: ReactNode;
  readonly children: ReactNode;
}

/** What a list has, or why it has nothing; and the way to more of it. */
export const Shelved = observer(function Shelved(props: ShelvedProps): ReactNode {
  const { shelf, isEmpty = shelf.items.length === 0, failed, more, none, children } = props;
  const { formatMessage } = useIntl();
  const retry = formatMessage({ id: "editor.kit.retry" });
  const { state, hasMore, again, readOn } = shelf;
  if (isEmpty && state === "reading") return <BeingRead />;
  if (isEmpty && state === "failed") return <NotRead title={failed} again={() => void again()} />;
  if (isEmpty) return none;
  return (
    <>
      {children}
      {hasMore && (
        <p>
          <Button disabled={state === "reading"} onClick={() => void readOn()}>
            {state === "failed" ? retry : more}
          </Button>
        </p>
      )}
    </>
  );
});
