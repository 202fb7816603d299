import { type RefObject, useLayoutEffect, useState } from "react";

import { useRowsInSight } from "../../kit/use-rows-in-sight.ts";

/** How tiles stand in a grid, in CSS pixels. */
interface Tiles {
  readonly columns: number;
  readonly height: number;
  readonly gap: number;
}

/** A tile that is drawn. */
interface TileInSight {
  readonly index: number;
  /** The column of the grid that it stands in, from 1. */
  readonly column: number;
  /** Where it begins in its grid, in CSS pixels. */
  readonly start: number;
}

interface TilesInSight {
  readonly tiles: readonly TileInSight[];
  /** How high the whole grid is, in CSS pixels. */
  readonly height: number;
  /** The last place that is drawn. */
  readonly last: number;
}

/** Which tiles of a grid are in sight, of so many; those at some places are drawn wherever they are. */
export function useTilesInSight(
  grid: RefObject<HTMLElement | null>,
  count: number,
  keep: readonly number[],
): TilesInSight {
  const { columns, height, gap } = useTiles(grid);
  const lines = Math.ceil(count / columns);
  const { rows, height: whole } = useRowsInSight({
    count: lines,
    ...{ height, gap, list: grid },
    overscan: 2,
    keep: keep.map((place) => Math.floor(place / columns)),
  });
  const tiles = rows.flatMap(({ index: line, start }) =>
    Array.from({ length: Math.min(columns, count - line * columns) }, (_, at) => ({
      index: line * columns + at,
      column: at + 1,
      start,
    })),
  );
  return { tiles, height: whole, last: tiles.at(-1)?.index ?? 0 };
}

/** Measures the grid's columns and its tiles, which are as high as each other, whenever its width changes. */
function useTiles(grid: RefObject<HTMLElement | null>): Tiles {
  const [tiles, setTiles] = useState<Tiles>({ columns: 6, height: 172, gap: 12 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = (): void => setTiles((before) => measured(element, before));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [grid]);
  return tiles;
}

function measured(grid: HTMLElement, before: Tiles): Tiles {
  // On a phone it is hidden behind the medium that is open, and comes back as it was.
  if (grid.offsetWidth === 0) return before;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const tile = grid.querySelector<HTMLElement>("[data-medium]");
  const now = {
    columns: Math.max(1, gridTemplateColumns.split(" ").length),
    height: tile?.offsetHeight ?? before.height,
    gap: Number.parseFloat(rowGap) || 0,
  };
  const isSame = now.columns === before.columns && now.height === before.height && now.gap === before.gap;
  return isSame ? before : now;
}
