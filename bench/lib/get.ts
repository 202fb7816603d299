import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One GET, uncompressed, as text. Rejects on anything but 200. */
export function getText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { "accept-encoding": "identity" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString("utf8"));
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Asks each address once, a few at a time. */
export async function getAll(urls: readonly string[]): Promise<void> {
  const waiting = urls.values();
  const worker = async (): Promise<void> => {
    for (const url of waiting) await getText(url);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
