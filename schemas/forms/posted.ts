/** What a field's control is called in a page's form; each tick of checkboxes has a name of its own. */
export function fieldName(key: string, option?: string): string {
  return option === undefined ? `f.${key}` : `f.${key}.${option}`;
}

/** The texts of a form as they are posted, by the fields' keys: a tick says which it is by its name. */
export function readPosted(
  posted: Iterable<readonly [name: string, value: string]>,
): readonly { readonly key: string; readonly value: string }[] {
  return [...posted].flatMap(([name, value]) => {
    const [, key, option] = /^f\.([a-z][a-z0-9_]*)(?:\.([a-z0-9][a-z0-9_-]*))?$/.exec(name) ?? [];
    if (key === undefined || value === "") return [];
    return [{ key, value: option ?? value }];
  });
}
