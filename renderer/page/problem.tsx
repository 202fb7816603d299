import type { ReactNode } from "react";

/** What an administrator sees in place of a block that can't be shown; visitors see nothing. */
export function Problem({ slug, text }: { slug: string; text: string }): ReactNode {
  return (
    <p role="note" className="block-problem">
      <strong>{slug}</strong> {text}
    </p>
  );
}
