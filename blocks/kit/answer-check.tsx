import { type ReactNode, useEffect, useState } from "react";

import { usePorts } from "./ports.tsx";
import type { AnswerFormOptions } from "./use-answer-form.ts";

/** What an estate's form says besides its own words, in the page's language. */
export interface AnswerTexts {
  readonly confirmation: string;
  readonly again: string;
  readonly next: string;
  readonly previous: string;
  readonly sending: string;
  /** What each step is called among the others. */
  readonly places: readonly string[];
}

export interface AnswerCheckProps {
  readonly id: string;
  readonly props: AnswerFormOptions & { readonly texts: AnswerTexts };
}

/**
 * The island in an estate's form. What watches the form comes when the application is there to send it: the editor's
 * canvas, which sends nothing, never asks for it.
 */
export function AnswerCheck({ props }: AnswerCheckProps): ReactNode {
  const { answers } = usePorts();
  const [watch, setWatch] = useState<ReactNode>(null);
  useEffect(() => {
    let isOver = false;
    if (!answers) return;
    const opening = Promise.all([answers(), import("./answer-watch.tsx")]).then(([port, { AnswerWatch }]) => {
      // Other props come with other HTML, which nobody has watched yet.
      if (!isOver) setWatch(<AnswerWatch key={performance.now()} given={props} port={port} />);
    });
    // Without it the form is posted as it is.
    opening.catch(() => {});
    return () => {
      isOver = true;
    };
  }, [answers, props]);
  return watch;
}
