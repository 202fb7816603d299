/** Says on the console, and to the server's log, that an island failed. Never rejects. */
export async function reportIsland(island: string, error: unknown, send: typeof fetch): Promise<void> {
  console.error(`Island ${island}:`, error);
  const body = JSON.stringify({ island, message: String(error).slice(0, 500), path: location.pathname });
  const headers = { "content-type": "application/json" };
  await send("/_report", { method: "POST", keepalive: true, headers, body }).catch(() => null);
}
