/** What a form of the cart may say after it was posted, and whether a number stands in its words. */
const sayings = {
  added: false,
  positive: false,
  multiple: true,
  multipleOfBottles: true,
  left: true,
  full: true,
  gone: false,
  code: false,
  coded: false,
  busy: false,
  failed: false,
} as const;

export type CartSaying = keyof typeof sayings;

/** What is said about a cart, short enough to stand in an address; a page puts it into words. */
export interface CartSaid {
  readonly saying: CartSaying;
  /** The number in its words. */
  readonly n?: number;
  /** The declination or the line that it is about; left out: the cart. */
  readonly about?: number;
}

const written = /^([a-z]+)(?:-(\d{1,5}))?(?:_(\d{1,10}))?$/i;

/** As an address has it: `left-12_31`. */
export function writeSaid({ saying, n, about }: CartSaid): string {
  return `${saying}${n === undefined ? "" : `-${n}`}${about === undefined ? "" : `_${about}`}`;
}

/** Reads what an address says; null for what no form of the cart ever says. */
export function readSaid(text: string): CartSaid | null {
  const [, saying = "", n, about] = written.exec(text) ?? [];
  if (!isSaying(saying) || sayings[saying] !== (n !== undefined)) return null;
  return { saying, ...(n !== undefined && { n: Number(n) }), ...(about !== undefined && { about: Number(about) }) };
}

function isSaying(text: string): text is CartSaying {
  return Object.hasOwn(sayings, text);
}
