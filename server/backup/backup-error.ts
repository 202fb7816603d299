/** Why no backup was made, or none restored, for the operator to read. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
