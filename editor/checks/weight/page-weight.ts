import type { BlockId } from "#schemas/page/layout.ts";

/** What a page weighs for a visitor who reads it to its end on a telephone, in bytes as they are sent. */
export interface PageWeight {
  readonly html: number;
  readonly styles: number;
  /** What is loaded before anybody touches anything; not the estate's own script. */
  readonly scripts: number;
  readonly fonts: number;
  readonly pictures: number;
}

export const weightParts = ["html", "styles", "scripts", "fonts", "pictures"] as const;

/** A page as visitors have it, and as they will have it. */
export interface PageWeights {
  /** Null: nobody has it yet. */
  readonly before: PageWeight | null;
  readonly after: PageWeight;
}

/** A picture as a device loads it. */
export interface WeighedPicture {
  /** The block that it stands in. */
  readonly block: BlockId;
  /** What its file is called. */
  readonly name: string;
  readonly bytes: number;
  readonly device: "phone" | "computer";
  /** Whether it is sent as it is, and has no sizes. */
  readonly isWhole: boolean;
}

export function totalOf(weight: PageWeight): number {
  return weightParts.reduce((sum, part) => sum + weight[part], 0);
}

/** Bytes as one reads them: whole kilobytes of a thousand, one at least. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}
