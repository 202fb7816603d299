const blockId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Tells whether a value may be a block's id: 1 to 64 letters, digits, hyphens, underscores; no name of `Object.prototype`. */
export function isBlockId(value: unknown): value is string {
  return typeof value === "string" && blockId.test(value) && !(value in Object.prototype);
}
