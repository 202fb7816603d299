import { escapeHtml } from "#schemas/escape-html.ts";
import { asOutgoing } from "#server/net/outgoing-error.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { send } from "#server/net/outgoing.ts";
import { readAnswer } from "#server/net/read-answer.ts";

import { parsePoints } from "./parse-points.ts";
import { mostPoints, relaysTimeout, RelaysUnavailable, type RelaySearch, type RelaysDriver } from "./relays-driver.ts";

export interface ChronopostOptions {
  /** The number and the password of the estate's contract. */
  readonly account: string;
  readonly password: string;
  /** Where the carrier answers; a test has its own. */
  readonly url?: string;
  /** Milliseconds for the whole answer. */
  readonly timeout?: number;
}

/** Web service "PointRelaisServiceWS" of Chronopost, SOAP 1.1. */
const service = "https://ws.chronopost.fr/recherchebt-ws-cxf/PointRelaisServiceWS";

const kibibyte = 1024;

/** Access points of Chronopost (Pickup). Of the customer it learns the town and its postal code, nothing else. */
export function chronopostRelays(options: ChronopostOptions): RelaysDriver {
  const { url = service, timeout = relaysTimeout } = options;
  const rules: OutgoingRules = {
    reach: "operator",
    encoding: "identity",
    bytes: { sent: 16 * kibibyte, received: 1024 * kibibyte },
    times: { connect: timeout, headers: timeout, idle: timeout, whole: timeout },
  };
  return {
    async near(search) {
      const answer = parsePoints(await ask(new URL(url), requestFor(search, options), rules));
      if (!answer) throw new RelaysUnavailable("The carrier answered something else than access points");
      if ("error" in answer) throw new RelaysUnavailable(`The carrier answered with its error ${answer.error}`);
      return answer.points;
    },
  };
}

async function ask(target: URL, xml: string, rules: OutgoingRules): Promise<string> {
  const headers = { "content-type": "text/xml; charset=utf-8", accept: "text/xml", soapaction: '""' };
  try {
    const answer = await send(target, { method: "POST", headers, body: new Blob([xml]).stream() }, rules);
    if (answer.status === 200) return (await readAnswer(answer)).toString("utf8");
    answer.body.destroy();
    throw new RelaysUnavailable(`The carrier answered with status ${answer.status}`);
  } catch (error) {
    if (error instanceof RelaysUnavailable) throw error;
    throw new RelaysUnavailable(`The carrier could not be asked: ${asOutgoing(error).message}`, { cause: error });
  }
}

/** Relays of the network Pickup for a parcel of Chrono Relais (product 86), within 20 km. */
function requestFor({ postalCode, city, day }: RelaySearch, { account, password }: ChronopostOptions): string {
  const fields = {
    accountNumber: account,
    password,
    address: city,
    zipCode: postalCode,
    city,
    countryCode: "FR",
    type: "P",
    productCode: "86",
    service: "T",
    weight: "2000",
    shippingDate: day.split("-").toReversed().join("/"),
    maxPointChronopost: String(mostPoints),
    maxDistanceSearch: "20",
    holidayTolerant: "1",
    language: "FR",
    version: "2.0",
  };
  const content = Object.entries(fields).map(([name, value]) => `<${name}>${escapeHtml(value)}</${name}>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"`,
    ` xmlns:cxf="http://cxf.rechercheBt.soap.chronopost.fr/"><soapenv:Body>`,
    `<cxf:recherchePointChronopostInter>${content.join("")}</cxf:recherchePointChronopostInter>`,
    `</soapenv:Body></soapenv:Envelope>`,
  ].join("");
}
