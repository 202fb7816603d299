import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { later } from "../../kit/later.tsx";
import type { WriterProps } from "./writer.tsx";

const Writer = later(async () => (await import("./writer.tsx")).Writer);

/** Where a text is written on the page, once one is. */
export const WriterHere = observer(function WriterHere(props: WriterProps): ReactNode {
  return props.writing.written && <Writer {...props} />;
});
