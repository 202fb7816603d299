import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";

import { chooseReviews } from "./choose-reviews.ts";
import { embeddedReviews, type ReviewsFailure } from "./embedded-reviews.ts";
import { httpReviews } from "./http-reviews.ts";
import { parseReviews } from "./parse-reviews.ts";
import { reviewsTimeout, ReviewsUnavailable, type ReviewsDriver } from "./reviews-driver.ts";

const answer = {
  reviews: [
    { id: 1, author: "Ancien", rating: 3.2, date: "2026-01-01T10:00:00Z", text: "Bien" },
    { id: "2", author: "Récent", rating: 5, date: "2026-02-01", text: "Très bien" },
    { id: "3", author: "Sans note", date: "2026-02-01", text: "" },
  ],
  url: "https://reviews.test/estate",
  isVerified: true,
};

let failure: ReviewsFailure | null = null;
let server: Server;
let asked: string[];

/** How long an answer may take, in milliseconds: only one that never comes is given up soon. */
const timeout = (): number => (failure === "slow" ? 150 : 60_000);

beforeEach(async () => {
  failure = null;
  asked = [];
  server = createServer((request, response) => respond(request.url ?? "", response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const drivers: readonly { readonly name: string; make(): ReviewsDriver }[] = [
  { name: "http", make: () => httpReviews({ url: `${base()}/latest?site=3`, timeout: timeout() }) },
  {
    name: "embedded",
    make: () => embeddedReviews({ sources: { guestbook: answer }, failure: () => failure, timeout: timeout() }),
  },
];

describe.each(drivers)("[§7] the $name reviews service", ({ make }) => {
  test("[§7 reviews-source] gives the latest reviews of a source, newest first, without those that lack something", async () => {
    expect(await make().latest("guestbook")).toEqual({
      reviews: [
        { id: "2", author: "Récent", rating: 5, date: "2026-02-01", text: "Très bien" },
        { id: "1", author: "Ancien", rating: 3, date: "2026-01-01", text: "Bien" },
      ],
      average: 4,
      total: 2,
      url: "https://reviews.test/estate",
      isVerified: true,
    });
  });

  test("a source that it doesn't know is null, none is the first", async () => {
    expect(await make().latest("elsewhere")).toBeNull();
    expect((await make().latest(""))?.reviews).toHaveLength(2);
  });

  test.each(["down", "malformed"] as const)("when it is %s it says that it is unavailable", async (kind) => {
    failure = kind;
    await expect(make().latest("guestbook")).rejects.toBeInstanceOf(ReviewsUnavailable);
  });

  test("it gives up when its time is over", async () => {
    failure = "slow";
    await expect(make().latest("guestbook")).rejects.toBeInstanceOf(ReviewsUnavailable);
  });
});

test("no driver takes more than 3 seconds", () => {
  expect(reviewsTimeout).toBeLessThanOrEqual(3000);
});

test("the address keeps its own query, and answers that are too large or lead elsewhere are refused", async () => {
  await httpReviews({ url: `${base()}/latest?site=3` }).latest("guestbook");
  expect(asked).toEqual(["/latest?site=3&from=guestbook"]);
  await expect(httpReviews({ url: `${base()}/huge` }).latest("")).rejects.toBeInstanceOf(ReviewsUnavailable);
  await expect(httpReviews({ url: `${base()}/moved` }).latest("")).rejects.toBeInstanceOf(ReviewsUnavailable);
});

test("an answer that came compressed all the same is not decoded", async () => {
  await expect(httpReviews({ url: `${base()}/brotli` }).latest("")).rejects.toBeInstanceOf(ReviewsUnavailable);
});

test("a link that isn't one is left out, ratings stay between 0 and 5", () => {
  expect(parseReviews({ reviews: [], url: "javascript:alert(1)", average: 9 })).toMatchObject({
    url: "",
    average: null,
  });
  expect(parseReviews({ reviews: "no" })).toBeNull();
});

test("the demo has reviews without a service", async () => {
  expect((await chooseReviews("demo", demoEstate.reviews).latest("guestbook"))?.reviews.length).toBeGreaterThan(2);
});

function base(): string {
  const address = server.address();
  return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
}

function respond(path: string, response: ServerResponse): void {
  asked.push(path);
  if (failure === "slow") return;
  if (failure === "down") response.writeHead(503).end();
  else if (failure === "malformed") response.end("<html>");
  else if (path.startsWith("/huge")) response.end(" ".repeat(2_000_000));
  else if (path.startsWith("/moved")) response.writeHead(302, { location: "/latest" }).end();
  else if (path.startsWith("/brotli")) {
    response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(JSON.stringify(answer)));
  } else if (path.includes("elsewhere")) response.writeHead(404).end();
  else response.end(JSON.stringify(answer));
}
