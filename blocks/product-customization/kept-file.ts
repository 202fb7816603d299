/** The id of the line that names the file that is kept for a field, by the field's. */
export function keptId(field: string): string {
  return `${field}-kept`;
}
