import { type ReactNode, type RefObject, useState } from "react";
import { useIntl } from "react-intl";

import { takenEndings } from "./media-port.ts";

interface FileDropProps {
  readonly className?: string | undefined;
  /** What can be dropped; left out, whatever the library takes. */
  readonly accept?: string;
  readonly isOne?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** What a button presses to open the dialog in which files are chosen. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}

/** Where files are dropped, and how they are chosen by those who don't drop. */
export function FileDrop({ className, accept, isOne = false, onFiles, input, children }: FileDropProps): ReactNode {
  const { formatMessage } = useIntl();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])].slice(0, isOne ? 1 : undefined);
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={className}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isOne}
        accept={accept ?? Object.values(takenEndings).join(",")}
        aria-label={formatMessage({ id: "editor.media.choose" })}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      {children}
    </div>
  );
}
