import type { CallDefinition } from "#schemas/contract/define-call.ts";

/** The address of a call's own example; an id that it does not name is that of the first row. */
export function examplePath({ path, example }: CallDefinition): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, key: string) =>
    encodeURIComponent(example.params?.[key] ?? 1),
  );
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return `/api${filled}${query.size === 0 ? "" : `?${query}`}`;
}
