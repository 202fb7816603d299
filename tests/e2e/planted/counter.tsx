import { type ReactNode, useEffect, useState } from "react";

interface CounterProps {
  readonly id: string;
  readonly label: string;
}

/** What the page was like when an island started or ended. */
export interface Moment {
  readonly what: "start" | "end";
  readonly island: string;
  readonly title: string;
  readonly scroll: number;
  /** The first heading's text. */
  readonly heading: string;
}

declare global {
  interface Window {
    moments?: Moment[];
  }
}

function note(what: Moment["what"], island: string): void {
  const heading = document.querySelector("h2")?.textContent ?? "";
  window.moments?.push({ what, island, title: document.title, scroll: scrollY, heading });
}

/** What every planted island does: it counts clicks, has a field to type in, and notes when it starts and ends. */
export function Counter({ id, label }: CounterProps): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => {
    note("start", id);
    return () => note("end", id);
  }, [id]);
  return (
    <div data-counter={id}>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        {label} {count}
      </button>
      <input name="note" aria-label="note" />
    </div>
  );
}
