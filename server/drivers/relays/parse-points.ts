import { DomUtils, parseDocument } from "htmlparser2";

import type { AccessPoint } from "#schemas/content/shipping.ts";

import { mostPoints } from "./relays-driver.ts";

/** What Chronopost answers to a search that finds nothing. */
const nothingFound = "601";

/** An answer's points, or the carrier's own number of what is wrong. */
export type Answer = { readonly points: readonly AccessPoint[] } | { readonly error: string };

/**
 * Reads what `recherchePointChronopostInter` answers. Points that lack something are left out; null when it is no such
 * answer, or brings a document type.
 */
export function parsePoints(xml: string): Answer | null {
  if (/<!(?:doctype|entity)/i.test(xml)) return null;
  const document = parseDocument(xml, { xmlMode: true });
  const [answer] = DomUtils.getElementsByTagName("return", document, true, 1);
  if (!answer) return null;
  const error = textOf(answer, "errorCode");
  if (error === "") return null;
  if (error === nothingFound) return { points: [] };
  if (error !== "0") return { error };
  const points = childrenOf(answer, "listePointRelais").map(parsePoint);
  return { points: points.filter((point) => point !== null).slice(0, mostPoints) };
}

type XmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function parsePoint(point: XmlElement): AccessPoint | null {
  const [id, name, zipCode, city] = ["identifiant", "nom", "codePostal", "localite"].map((tag) => textOf(point, tag));
  if (!id || !name || !zipCode || !city || textOf(point, "actif") === "false") return null;
  return {
    id,
    name,
    addLine1: textOf(point, "adresse1"),
    zipCode,
    city,
    country: textOf(point, "codePays") || "FR",
    position: parsePosition(point),
    icon: /\b(?:consigne|locker)\b/i.test(name) ? "locker" : "shop",
  };
}

function parsePosition(point: XmlElement): AccessPoint["position"] {
  const latitude = degreesOf(point, "coordGeolocalisationLatitude", 90);
  const longitude = degreesOf(point, "coordGeolocalisationLongitude", 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function degreesOf(point: XmlElement, tag: string, most: number): number | null {
  const text = textOf(point, tag);
  const degrees = /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : null;
}

/** The text of the first child of a name, on one line and no longer than an envelope takes. */
function textOf(element: XmlElement, tag: string): string {
  const [child] = childrenOf(element, tag);
  return child
    ? DomUtils.textContent(child)
        .replaceAll(/[\s\p{Cc}]+/gu, " ")
        .trim()
        .slice(0, 100)
    : "";
}

function childrenOf(element: XmlElement, tag: string): readonly XmlElement[] {
  return DomUtils.getElementsByTagName(tag, element.children, false);
}
