/** The steps of a field's name: `lines[2].city` and `lines.2.city` are `lines`, `2`, `city`. */
export function toPath(name: string | readonly (string | number)[]): string[] {
  if (typeof name !== "string") return name.map(String);
  return name.split(/[.[\]]+/).filter((step) => step !== "");
}
