import type {} from "../page-events.ts";

type Own = { [Name in keyof DocumentEventMap as Name extends `cellardoor:${string}` ? Name : never]: Detail<Name> };
type Detail<Name extends keyof DocumentEventMap> =
  DocumentEventMap[Name] extends CustomEvent<infer Value> ? Value : never;

/**
 * Emits one of the page's own events, for the boot script and the blocks. Gives false when somebody has taken the
 * matter over (`preventDefault`).
 */
export function emit<Name extends keyof Own>(name: Name, detail: Own[Name]): boolean {
  return document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}
