import { appContext } from "#server/context.ts";

import { fileOf, type FileName } from "../rules.ts";

/** The content of a medium's file. Throws what the storage says. */
export async function mediaBytes(name: FileName): Promise<Uint8Array> {
  return await appContext().storage.read(fileOf(name));
}
