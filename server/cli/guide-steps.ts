/** One fenced block of a guide that names a file: the file as a whole, or lines to add to a list. */
export interface GuideStep {
  readonly kind: "file" | "diff";
  readonly path: string;
  readonly text: string;
}

/** The steps of a guide: fences whose first line names a path, such as ```` ```ts blocks/x/definition.ts ````. */
export function guideSteps(markdown: string): GuideStep[] {
  const fences = markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
  return [...fences].map(([, language = "", path = "", text = ""]) => ({
    kind: language === "diff" ? "diff" : "file",
    path,
    text,
  }));
}

/**
 * Adds a diff's `+` lines to a text. Its context lines (they begin with a space) are looked for from the top, each
 * after the one before; a line of the text matches when it begins with the context line. Additions stand before the
 * next context line when they open the diff, and right after the last one otherwise. Throws when a context line is not there.
 */
export function applyDiff(text: string, diff: string): string {
  const lines = text.split("\n");
  let at = 0;
  let opening: string[] = [];
  for (const step of diff.trimEnd().split("\n")) {
    const content = step.slice(1);
    if (step.startsWith("+")) {
      if (at === 0) opening.push(content);
      else lines.splice(at++, 0, content);
      continue;
    }
    const found = lines.findIndex((line, index) => index >= at && line.startsWith(content));
    if (found < 0) throw new Error(`The guide's line is not in the file any more: ${content}`);
    lines.splice(found, 0, ...opening);
    at = found + opening.length + 1;
    opening = [];
  }
  return lines.join("\n");
}
