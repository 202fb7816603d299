import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { chooseRelays } from "./choose-relays.ts";
import { chronopostRelays } from "./chronopost-relays.ts";
import { embeddedRelays, type RelaysFailure } from "./embedded-relays.ts";
import { parsePoints } from "./parse-points.ts";
import { relaysTimeout, RelaysUnavailable, type RelaysDriver } from "./relays-driver.ts";

const beaune = { postalCode: "21200", city: "Beaune", day: "2026-05-20" };
const nowhere = { postalCode: "97500", city: "Saint-Pierre", day: "2026-05-20" };

let failure: RelaysFailure | "refused" | "status" | null = null;
let server: Server;
let asked: { readonly headers: IncomingMessage["headers"]; readonly body: string }[];

/** How long an answer may take, in milliseconds: only one that never comes is given up soon. */
const timeout = (): number => (failure === "slow" ? 150 : 60_000);

beforeEach(async () => {
  failure = null;
  asked = [];
  server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const chronopost = (path = "/ws") =>
  chronopostRelays({ account: "19869502", password: "2 < 5 & 'x'", url: `${base()}${path}`, timeout: timeout() });

const drivers: readonly { readonly name: string; make(): RelaysDriver }[] = [
  { name: "chronopost", make: chronopost },
  {
    name: "embedded",
    make: () =>
      embeddedRelays({
        failure: () => (failure === "refused" || failure === "status" ? "down" : failure),
        timeout: timeout(),
      }),
  },
];

describe.each(drivers)("[§7] the parcel shops of $name", ({ make }) => {
  test("[§3 access-point] a relay has an id, a name, an address in its town, a position and an icon", async () => {
    const points = await make().near(beaune);
    expect(points.length).toBeGreaterThan(1);
    for (const point of points) {
      expect(point).toEqual({
        id: expect.stringMatching(/^\S+$/),
        name: expect.stringMatching(/\S/),
        addLine1: expect.stringMatching(/\S/),
        zipCode: expect.stringMatching(/^\d{5}$/),
        city: expect.stringMatching(/^beaune$/i),
        country: "FR",
        position: { latitude: expect.closeTo(47.2, 0), longitude: expect.closeTo(4.9, 0) },
        icon: expect.stringMatching(/^(shop|locker)$/),
      });
    }
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    expect(points.map(({ icon }) => icon)).toContain("locker");
  });

  test("the same search finds the same ones, and none where there are none", async () => {
    expect(await make().near(beaune)).toEqual(await make().near(beaune));
    expect(await make().near(nowhere)).toEqual([]);
  });

  test.each(["down", "malformed", "refused", "status"] as const)(
    "when it is %s it says that it is unavailable",
    async (kind) => {
      failure = kind;
      await expect(make().near(beaune)).rejects.toBeInstanceOf(RelaysUnavailable);
    },
  );

  test("it gives up when its time is over", async () => {
    failure = "slow";
    await expect(make().near(beaune)).rejects.toBeInstanceOf(RelaysUnavailable);
  });
});

test("no driver takes more than 5 seconds", () => {
  expect(relaysTimeout).toBeLessThanOrEqual(5000);
});

test("chronopost is asked in its own words, for the town alone, and what is sent cannot break out of them", async () => {
  await chronopost().near(beaune);
  const [{ headers, body } = { headers: {}, body: "" }] = asked;
  expect(headers).toMatchObject({ "content-type": "text/xml; charset=utf-8", "accept-encoding": "identity" });
  expect(body).toContain("<cxf:recherchePointChronopostInter><accountNumber>19869502</accountNumber>");
  expect(body).toContain("<password>2 &lt; 5 &amp; &#39;x&#39;</password>");
  expect(body).toContain("<zipCode>21200</zipCode><city>Beaune</city><countryCode>FR</countryCode>");
  expect(body).toContain("<shippingDate>20/05/2026</shippingDate>");
});

test("redirects and answers that are too large are no answers, and why never tells the contract's password", async () => {
  for (const path of ["/moved", "/huge"]) {
    const error = await chronopost(path)
      .near(beaune)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RelaysUnavailable);
    expect(JSON.stringify([String(error), error])).not.toContain("2 < 5");
  }
});

test("points that lack something or are closed are left out, positions that are none too, words are cut", () => {
  const closed = point({ actif: "false" });
  const nameless = point({ nom: " " });
  const lost = point({ coordGeolocalisationLatitude: "91", nom: `A\n  &amp; B ${"x".repeat(200)}` });
  const parsed = parsePoints(answer("0", closed + nameless + lost));
  expect(parsed).toMatchObject({ points: [{ position: null, name: expect.stringMatching(/^A & B x{90,}$/) }] });
  expect(parsePoints(answer("0", point({}).repeat(20)))).toMatchObject({ points: { length: 12 } });
});

test("[§7] XML with a document type or an entity is no answer", () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "${"c".repeat(100)}">]>${answer("0", point({ nom: "&b;" }))}`;
  expect(parsePoints(bomb)).toBeNull();
  for (const text of ["", "<html>", "{}", "<return></return>"]) expect(parsePoints(text)).toBeNull();
});

test("invented shops say that they are, and the environment's word decides", async () => {
  const invented = await chooseRelays("demo")?.near(beaune);
  expect(invented?.every(({ name }) => name.endsWith("(démonstration)"))).toBe(true);
  expect(chooseRelays("off")).toBeNull();
  expect(chooseRelays({ account: "19869502", password: "x" })).not.toBeNull();
});

function base(): string {
  const address = server.address();
  return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  asked.push({ headers: request.headers, body });
  if (failure === "slow") return;
  if (failure === "down") request.socket.destroy();
  else if (failure === "status") response.writeHead(500).end(answer("0", point({})));
  else if (failure === "malformed") response.end("<html>");
  else if (failure === "refused") response.end(answer("1500", ""));
  else if (request.url === "/moved") response.writeHead(302, { location: "/ws" }).end();
  else if (request.url === "/huge") response.end(" ".repeat(2_000_000));
  else if (body.includes("97500")) response.end(answer("601", ""));
  else response.end(answer("0", point({}) + point({ identifiant: "1487R", nom: "CONSIGNE PICKUP GARE" })));
}

/** As Chronopost answers. */
function answer(code: string, points: string): string {
  return `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
    <ns1:recherchePointChronopostInterResponse xmlns:ns1="http://cxf.rechercheBt.soap.chronopost.fr/"><return>
    <errorCode>${code}</errorCode>${points}<qualiteReponse>1</qualiteReponse></return>
    </ns1:recherchePointChronopostInterResponse></soap:Body></soap:Envelope>`;
}

function point(fields: Readonly<Record<string, string>>): string {
  const all = {
    actif: "true",
    adresse1: "5 PLACE DE LA HALLE",
    codePays: "FR",
    codePostal: "21200",
    coordGeolocalisationLatitude: "47.0224",
    coordGeolocalisationLongitude: "4.8398",
    identifiant: "8197P",
    localite: "BEAUNE",
    nom: "TABAC DE LA HALLE",
    listeHoraireOuverture: "<listeHoraireOuverture><debut>08:00</debut></listeHoraireOuverture>",
    ...fields,
  };
  const content = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<listePointRelais>${content.join("")}</listePointRelais>`;
}
