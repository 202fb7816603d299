import { isRecord } from "#schemas/fields/check.ts";

/** Hills and a sun: what stands for a picture where a block shows how it looks, and not what somebody put into it. */
const hills = (width: unknown, height: unknown): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Number(width) || 3}" height="${Number(height) || 2}" viewBox="0 0 3 2" preserveAspectRatio="xMidYMid slice"><path fill="#e9e0cf" d="M0 0h3v2H0z"/><circle cx="2.2" cy=".6" r=".22" fill="#f5eedd"/><path fill="#b9c3a0" d="M0 1.3 1 .8l2 .7v.5H0z"/><path fill="#8fa077" d="M0 1.7 1.9 1.2l1.1.4V2H0z"/></svg>`,
  )}`;

/** The same data with drawn pictures: those that samples name exist nowhere. */
export function withDrawnPictures<Value>(value: Value): Value {
  return drawn(value) as Value;
}

function drawn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(drawn);
  if (!isRecord(value)) return value;
  const { onlineImage, width, height } = value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, drawn(part)]));
  if (!isRecord(onlineImage)) return parts;
  return { ...parts, onlineImage: { ...onlineImage, externalType: "cdn", url: hills(width, height) } };
}
