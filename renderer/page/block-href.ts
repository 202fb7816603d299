/**
 * Makes the function behind a view's `href`: the address it stands at with some of the block's own
 * query keys changed; `null` or an empty text drops a key. Other blocks' keys stay.
 */
export function blockHref(
  id: string,
  here: string,
): (changes: Readonly<Record<string, string | number | null>>) => string {
  const [path = "/", search = ""] = here.split("?", 2);
  return (changes) => {
    const query = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === "") query.delete(`${id}.${key}`);
      else query.set(`${id}.${key}`, String(value));
    }
    const text = query.toString();
    return text ? `${path}?${text}` : path;
  };
}
