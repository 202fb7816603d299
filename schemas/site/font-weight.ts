const weights: readonly (readonly [name: string, weight: number])[] = [
  ["thin", 100],
  ["extralight", 200],
  ["light", 300],
  ["regular", 400],
  ["medium", 500],
  ["semibold", 600],
  ["bold", 700],
  ["extrabold", 800],
  ["black", 900],
];

/**
 * Infers a font's weight from its file name: `Lato-ExtraLight.woff2` is 200; 400 when it says nothing
 * (spec §9). The weight stands at the end of such names, so the last one counts (`Highlight-Bold` is
 * bold), and of two that end together the longer one (`extralight` before `light`).
 */
export function fontWeightOf(fileName: string): number {
  const name = fileName.toLowerCase().replaceAll(/[\s_-]/g, "");
  let best = { end: 0, length: 0, weight: 400 };
  for (const [word, weight] of weights) {
    const start = name.lastIndexOf(word);
    const end = start + word.length;
    if (start === -1 || end < best.end || (end === best.end && word.length < best.length)) continue;
    best = { end, length: word.length, weight };
  }
  return best.weight;
}
