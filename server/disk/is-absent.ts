/** Tells whether an error of the disk says that a file isn't there. Whatever else it says is trouble, which may pass. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
