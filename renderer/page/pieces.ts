import type { Piece } from "./page-document.ts";

/** Marks the places where pieces are parted. Nobody outside can write it: it is another one in every process. */
const token = crypto.randomUUID();
const marker = new RegExp(`<!--${token} (slot|hole) (.*?)-->`);

/** Stands for a slot or hole while its block is rendered. */
export function placeMarker(kind: "slot" | "hole", name: string): string {
  if (name.includes("--")) throw new Error(`A ${kind} can't be called ${name}`);
  return `<!--${token} ${kind} ${name}-->`;
}

/** Parts rendered HTML at its markers. Throws when a place is there twice: what stands in it has one element. */
export function splitPieces(html: string): readonly Piece[] {
  const parts = html.split(marker);
  const pieces: Piece[] = [parts[0] ?? ""];
  const seen = new Set<string>();
  for (let index = 1; index < parts.length; index += 3) {
    const [kind = "", name = "", text = ""] = parts.slice(index, index + 3);
    if (seen.has(`${kind} ${name}`)) throw new Error(`The view shows its ${kind} ${name} twice`);
    seen.add(`${kind} ${name}`);
    pieces.push(kind === "slot" ? { slot: name } : { hole: name }, text);
  }
  return pieces;
}

/** The whole HTML, slots and holes filled. */
export function joinPieces(pieces: readonly Piece[], fill: (place: Exclude<Piece, string>) => string): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : fill(piece))).join("");
}
