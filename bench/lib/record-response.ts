import { request } from "node:http";

export interface RecordedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** As it came over the wire, still compressed. */
  readonly body: Buffer;
}

/** Fetches without decoding, so that the very bytes can be served again. */
export function recordResponse(url: string, acceptEncoding: string): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "accept-encoding": acceptEncoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: kept(answer.headers), body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Leaves out what every server writes by itself. */
function kept(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const own = new Set(["connection", "keep-alive", "transfer-encoding", "date", "content-length"]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || own.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
