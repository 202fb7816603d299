import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "./support/test.ts";

test("each call of a test comes by a connection of its own: none is taken up just as the server ends it", async ({
  request,
}) => {
  const connections = new Set<unknown>();
  const server = createServer((asked, answer) => {
    connections.add(asked.socket);
    answer.end(asked.headers.connection);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await request.get(url)).text()).toBe("close");
    expect(await (await request.post(url, { headers: { authorization: "token" } })).text()).toBe("close");
    expect(connections.size).toBe(2);
  } finally {
    server.close();
  }
});
