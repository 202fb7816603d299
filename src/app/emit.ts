import type {} from "../page-events.ts";

type Emitted = { [Name in keyof DocumentEventMap as Name extends `cellardoor:${string}` ? Name : never]: Detail<Name> };
type Detail<Name extends keyof DocumentEventMap> =
  DocumentEventMap[Name] extends CustomEvent<infer Value> ? Value : never;

/** Tells the boot script and the blocks something, in the page's own events. */
export function emit<Name extends keyof Emitted>(name: Name, detail: Emitted[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
