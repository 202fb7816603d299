/** Bytes up to which a body is taken in one go; most calls bring far fewer. */
const most = 64 * 1024;

/**
 * The bytes of a body that declares itself small; null where it has to be read as it comes: none is declared, or more.
 * Nothing is streamed then: the streams and controllers behind `request.body` cost a small call more than its work. What
 * came may be more than was declared only where no HTTP parser stood before. Rejects when the sender breaks off.
 */
export async function takeSmallBody(request: Pick<Request, "headers" | "arrayBuffer">): Promise<Uint8Array | null> {
  const declared = request.headers.get("content-length");
  if (declared === null || Number(declared) > most) return null;
  return new Uint8Array(await request.arrayBuffer());
}
