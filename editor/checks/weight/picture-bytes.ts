const avif = "image/avif";

/** How often a server is asked that has too much to do, and how long it is left alone in between, in milliseconds. */
const busy = { tries: 12, pause: 5_000 };

/**
 * How much of a picture comes over the line, in bytes. `known` is what the browser says came just now; 0: it doesn't say. Under
 * the address of an AVIF that could be another file for a while, as its sizes are made when they are asked for: it is waited
 * for, since visitors get that one. Rejects where the server is too busy for it.
 */
export async function pictureBytes(url: string, known: number): Promise<number> {
  if (new URL(url).pathname.endsWith(".avif")) return await avifBytes(url);
  return known > 0 ? known : (await (await fetch(url)).blob()).size;
}

async function avifBytes(url: string): Promise<number> {
  const kept = await fetch(url);
  if (isFinal(kept)) return (await kept.blob()).size;
  for (let tries = 0; tries < busy.tries; tries += 1) {
    // What the browser has kept may be what stood in.
    const answer = await fetch(url, { headers: { accept: avif }, cache: "reload" });
    if (answer.status !== 503) return (await answer.blob()).size;
    await new Promise((done) => setTimeout(done, busy.pause));
  }
  throw new Error(`The size of a picture isn't made: ${url}`);
}

function isFinal({ ok, headers }: Response): boolean {
  return ok && headers.get("content-type") === avif;
}
