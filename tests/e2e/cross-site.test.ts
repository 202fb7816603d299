import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "#tests/setup/e2e.ts";

import { runSiteCommand } from "./support/site-command.ts";

test("[§4] pictures in another site's page are no visit, whatever they hide", async ({ page, site }) => {
  const pictures = ["/api/site/visit/planted", "/?from=planted", "/api/site/visit/hidden"];
  const body = pictures.map((path) => `<img src="${site.url}${path}" referrerpolicy="no-referrer-when-downgrade">`);
  const elsewhere = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(body.join("").replace(/[a-z-]+(?=">$)/, "no-referrer"));
  });
  // Another name of the same machine is another site.
  elsewhere.listen(0, "localhost");
  await once(elsewhere, "listening");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`);
  elsewhere.close();
  expect(asked).toEqual(expect.arrayContaining(pictures.map((path) => site.url + path)));
  expect(runSiteCommand(site, "visit", "list")).not.toMatch(/planted|hidden/);
});
