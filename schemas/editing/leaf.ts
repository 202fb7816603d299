/** A place in a document that holds one value, as a path: `banner/props/title/fr_FR`. A shorter path is all that is in it. */
export type Leaf = string;

/** Whether two paths share a value: they are the same, or one is inside the other. */
export function overlap(one: Leaf, other: Leaf): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** The longer of two overlapping paths: the values that both are about. */
export function shared(one: Leaf, other: Leaf): Leaf {
  return one.length > other.length ? one : other;
}
