import { type Crop, smallestCrop } from "#schemas/content/media.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All of a picture. */
export function wholeOf({ width, height }: Size): Crop {
  return { x: 0, y: 0, width, height };
}

export function isWhole(part: Crop, of: Size): boolean {
  return part.width === of.width && part.height === of.height;
}

/** A part somewhere else, as far as the picture goes. */
export function movedTo({ width, height }: Crop, { x, y }: Point, of: Size): Crop {
  return { x: within(x, 0, of.width - width), y: within(y, 0, of.height - height), width, height };
}

/** A part of another size at its place, as far as the picture goes, and large enough to be seen. */
export function sizedTo({ x, y }: Crop, { width, height }: Size, of: Size): Crop {
  return {
    x,
    y,
    width: within(width, smallestCrop, of.width - x),
    height: within(height, smallestCrop, of.height - y),
  };
}

/** The largest part of a shape around the middle of what was shown. */
export function shapedAs(part: Crop, shape: Size, of: Size): Crop {
  const scale = Math.min(of.width / shape.width, of.height / shape.height);
  const [width, height] = [Math.floor(shape.width * scale), Math.floor(shape.height * scale)];
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return movedTo({ x: 0, y: 0, width, height }, { x: middle.x - width / 2, y: middle.y - height / 2 }, of);
}

/** The part between two corners. */
export function drawnBetween(one: Point, other: Point, of: Size): Crop {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const x = within(left, 0, of.width - smallestCrop);
  const y = within(top, 0, of.height - smallestCrop);
  const size = { width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
  return sizedTo({ x, y, width: 0, height: 0 }, { width: Math.round(size.width), height: Math.round(size.height) }, of);
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(value, most)));
}
