/** An address that no other test has: of `lise`, `lise-0a1b2c3d@exemple.test`. */
export function newEmail(name = "lise"): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@exemple.test`;
}
