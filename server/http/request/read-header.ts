import type { IncomingMessage } from "node:http";

/** Reads a request's headers where they are: the standard's own object would first copy them all. */
export function headersOf(
  request: Request,
  { incoming }: { readonly incoming?: IncomingMessage },
): (name: string) => string | undefined {
  if (!incoming) return (name) => request.headers.get(name) ?? undefined;
  return (name) => {
    const value = incoming.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
}
