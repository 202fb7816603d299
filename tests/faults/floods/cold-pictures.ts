import { imageFormats, imageWidths } from "#schemas/content/image.ts";

import { ask, isFine, isTurnedAway, tally } from "../kit/ask.ts";
import type { Drill } from "../kit/trial.ts";

import { underFlood } from "./flood.ts";

const pictures = 300;
const visitors = 20;

/** 300 sizes of pictures that nobody has made yet, at the same moment, by twenty visitors. */
export const coldPictures: Drill = {
  area: "floods",
  name: "cold-pictures",
  run: (trial) =>
    underFlood(trial, async ({ server }) => {
      const paths = await picturePaths(server.url);
      const sizes = imageWidths
        .toReversed()
        .flatMap((width) =>
          paths.flatMap((path) => imageFormats.map((format) => `/images/${width}/${path}.${format}`)),
        );
      const asked = sizes.slice(0, pictures);
      const answers = await Promise.all(
        asked.map((path, at) => ask(server.url + path, { from: `127.0.0.${10 + (at % visitors)}`, timeout: 120_000 })),
      );
      const others = answers.filter((answer) => !isFine(answer) && !isTurnedAway(answer));
      trial.check(
        `${asked.length} cold pictures: each is answered, or refused with 503 and Retry-After`,
        asked.length === pictures && others.length === 0,
        tally(answers),
      );
    }),
};

/** The pictures that some pages show, as their addresses name them. */
async function picturePaths(url: string): Promise<readonly string[]> {
  const pages = await Promise.all(["/", "/nos-cuvees", "/le-vignoble", "/actualites"].map((path) => ask(url + path)));
  const found = pages.flatMap(({ body }) => [
    ...body.matchAll(/\/images\/\d+\/([^\s"',]+?)\.(?:avif|webp|jpeg)(?=[\s"',])/g),
  ]);
  return [...new Set(found.map(([, path = ""]) => path))];
}
