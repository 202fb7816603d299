import type {} from "../page-events.ts";

type Told = { [Name in keyof DocumentEventMap as Name extends `cellardoor:${string}` ? Name : never]: Detail<Name> };
type Detail<Name extends keyof DocumentEventMap> =
  DocumentEventMap[Name] extends CustomEvent<infer Value> ? Value : never;

/** Tells the boot script and the blocks something, in the page's own events. */
export function tell<Name extends keyof Told>(name: Name, detail: Told[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
