import type { OutgoingAnswer } from "./exchange.ts";
import { OutgoingError } from "./outgoing-error.ts";

/** Bytes of answers that are gathered in memory at once, all together. */
const mostGathered = 64 * 1024 * 1024;

let gathered = 0;

/** The whole of an answer's body. Rejects with an `OutgoingError`, also when too much is being read at once. */
export async function readAnswer({ body }: OutgoingAnswer): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      gathered += chunk.byteLength;
      if (gathered > mostGathered) throw new OutgoingError("busy", "too much is being read at once");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    gathered -= size;
    body.destroy();
  }
}
