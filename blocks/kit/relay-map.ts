import type { AccessPoint } from "#schemas/content/shipping.ts";

/** A place on the map: parts of its width and height, from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A map that is drawn from nothing but where the points are: north is up, and a part of the width is as long as one of the height. */
export interface RelayMap {
  /** Each point's spot by its id; those without a position have none. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** The middle of each town's points. */
  readonly towns: readonly (Spot & { readonly name: string })[];
  /** What one square of its grid measures, in metres, and as parts of the map's width. */
  readonly grid: { readonly metres: number; readonly part: number };
}

/** The map's height by its width. */
export const mapRatio = 0.75;

/** What a square of the grid may measure, in metres. */
const squares = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** So many squares stand beside each other at most. */
const mostSquares = 7;

/** So much of the width stays free on each side, and a village isn't blown up beyond so many metres across. */
const margin = 0.14;
const leastWidth = 800;

const metresPerDegree = 111_320;

/** Draws points of some neighbourhood; null where none says where it is. */
export function relayMap(points: readonly AccessPoint[]): RelayMap | null {
  const placed = points.flatMap(({ id, city, position }) => (position ? [{ id, city, ...position }] : []));
  const [first] = placed;
  if (!first) return null;
  const shrink = Math.cos((first.latitude * Math.PI) / 180);
  const metres = placed.map(({ id, city, latitude, longitude }) => ({
    id,
    city,
    east: (longitude - first.longitude) * metresPerDegree * shrink,
    south: (first.latitude - latitude) * metresPerDegree,
  }));
  const [east, south] = [span(metres.map((one) => one.east)), span(metres.map((one) => one.south))];
  const width = Math.max(leastWidth, east.size, south.size / mapRatio) / (1 - 2 * margin);
  const spotOf = (point: (typeof metres)[number]): Spot => ({
    x: rounded(0.5 + (point.east - east.middle) / width),
    y: rounded(0.5 + (point.south - south.middle) / (width * mapRatio)),
  });
  const side = squares.find((square) => width / square <= mostSquares) ?? width;
  return {
    spots: new Map(metres.map((point) => [point.id, spotOf(point)])),
    towns: [...Map.groupBy(metres, ({ city }) => city)].map(([name, own]) => ({ name, ...middleOf(own.map(spotOf)) })),
    grid: { metres: side, part: rounded(side / width) },
  };
}

function span(values: readonly number[]): { readonly size: number; readonly middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { size: most - least, middle: (least + most) / 2 };
}

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (of: (spot: Spot) => number): number =>
    rounded(spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function rounded(part: number): number {
  return Math.round(part * 10_000) / 10_000;
}
