import { pageHref } from "./link-target.ts";

/** What of a form decides where it leads; real forms fit. */
export interface FormLike {
  readonly method: string;
  /** Absolute. */
  readonly action: string;
  readonly target: string;
  hasAttribute(name: string): boolean;
}

/**
 * Where a GET form of this site leads with the values typed into it; null: the browser's business.
 * Empty values are left out (spec §5). As in the browser, the form's query replaces the action's.
 */
export function formTarget(
  form: FormLike,
  values: Iterable<readonly [string, FormDataEntryValue]>,
  origin: string,
): string | null {
  if (form.method !== "get" || form.hasAttribute("data-reload")) return null;
  if (form.target !== "" && form.target !== "_self") return null;
  if (!URL.canParse(form.action)) return null;
  const url = new URL(form.action);
  const query = new URLSearchParams();
  for (const [name, value] of values) if (typeof value === "string" && value !== "") query.append(name, value);
  url.search = query.toString();
  url.hash = "";
  return pageHref(url.href, origin);
}
