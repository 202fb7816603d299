import type { CheckedPage } from "../checked-page.ts";
import type { Finding } from "../finding.ts";
import { kilobytes, type WeighedPicture } from "./page-weight.ts";

/** What a picture may weigh, in bytes: that is two seconds of a poor line for the one, and a large picture for the other. */
const mostBytes = { phone: 250_000, computer: 600_000 } as const;

/** Pictures that make visitors wait: those that are too heavy in the size that a device loads, and those that have no sizes. */
export function heavyPictures({ blocks, pictures }: Pick<CheckedPage, "blocks" | "pictures">): readonly Finding[] {
  const own = new Set(blocks.map(({ node }) => node.id));
  const heavy = (pictures ?? []).filter(({ block, bytes, device }) => own.has(block) && bytes > mostBytes[device]);
  return [...Map.groupBy(heavy, ({ block, name }) => JSON.stringify([block, name])).values()].flatMap((devices) => {
    const [worst] = devices.toSorted(byDevice);
    return worst ? [findingOf(worst)] : [];
  });
}

function findingOf({ block, name, bytes, device, isWhole }: WeighedPicture): Finding {
  return {
    rule: isWhole ? "wholePicture" : "heavyPicture",
    block,
    values: { name, kilobytes: kilobytes(bytes), device },
  };
}

/** What is heavy on a telephone is worse than what is on a computer. */
function byDevice(one: WeighedPicture, other: WeighedPicture): number {
  return other.device.localeCompare(one.device);
}
