/** How many points of a ground are looked at, across and down. */
const [across, down] = [16, 8];

interface Point {
  readonly hex: string;
  /** From 0 to 1. */
  readonly alpha: number;
}

/** A small piece of paper on which what lies behind some words is painted, layer by layer, as a browser does. */
export class Sight {
  readonly #paper: CanvasRenderingContext2D;

  constructor() {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [across, down];
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    if (!paper) throw new Error("This browser draws nothing");
    this.#paper = paper;
  }

  /** Begins with what a page lies on. */
  clear(): void {
    this.paint("#fff");
  }

  /** Lays a colour over all of it, in any form that CSS has. */
  paint(colour: string): void {
    this.#paper.fillStyle = colour;
    this.#paper.fillRect(0, 0, across, down);
  }

  /** Lays a part of a picture over it. Throws for a picture of another site. */
  draw(image: HTMLImageElement, from: DOMRectReadOnly): void {
    this.#paper.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, across, down);
  }

  /** The colours that are there by now: one where all of it has the same. Throws when a picture of another site is among them. */
  colours(): readonly string[] {
    const all = this.#points().map(({ hex }) => hex);
    return all.every((hex) => hex === all[0]) ? all.slice(0, 1) : all;
  }

  /** The one of some colours that hides most of what is behind it. */
  strongest(colours: readonly string[]): string | null {
    const alphas = colours.map((colour) => {
      this.#paper.clearRect(0, 0, across, down);
      this.paint(colour);
      return this.#points()[0]?.alpha ?? 0;
    });
    return colours[alphas.indexOf(Math.max(...alphas))] ?? null;
  }

  #points(): readonly Point[] {
    const { data } = this.#paper.getImageData(0, 0, across, down);
    return Array.from({ length: data.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4);
      const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("");
      return { hex: `#${hex}`, alpha: alpha / 255 };
    });
  }
}
