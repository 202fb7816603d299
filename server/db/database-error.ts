/** A database that this code can't work on; the message says what to do. */
export class DatabaseError extends Error {
  override readonly name: string = "DatabaseError";
}

/** Others changed what a transaction had read already: it is run anew (`withRetries`). */
export class Overtaken extends DatabaseError {
  override readonly name = "Overtaken";
}

/** Nothing was written, because others kept writing the same rows. The cause is the engine's last word. */
export class DatabaseBusy extends DatabaseError {
  override readonly name = "DatabaseBusy";

  constructor(cause: unknown) {
    super("Others are changing the same at this moment, so nothing was changed. Try again.", { cause });
  }
}

/** The database doesn't answer, or not in time. */
export class DatabaseAway extends DatabaseError {
  override readonly name = "DatabaseAway";
}
