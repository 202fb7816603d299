import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

interface LongList {
  /** How many rows it has. */
  readonly count: number;
  /** What a row is known by, so that it keeps its height where it goes; left out: by its place. */
  readonly keyOf?: (index: number) => number;
  /** How high one is, as far as is known before it is drawn, in CSS pixels. */
  readonly height: number;
  /** What lies between two of them, in CSS pixels. */
  readonly gap?: number;
  /** How many are drawn before those in sight, and behind them. */
  readonly overscan?: number;
  readonly list: RefObject<HTMLElement | null>;
  /** Rows that are drawn wherever they are: what has the focus, or is dragged, must not go away under it. */
  readonly keep: readonly number[];
}

/** A row that is drawn. */
export interface DrawnRow {
  readonly index: number;
  /** Where it begins in its list, in CSS pixels. */
  readonly start: number;
}

/** What of a long list is drawn. */
export interface RowsInSight {
  /** In the order of the list. */
  readonly rows: readonly DrawnRow[];
  /** How high the whole list is, in CSS pixels. */
  readonly height: number;
  /** Given to a row as its `ref`, beside its `data-index`, where not all are as high as each other. */
  readonly measure: (row: Element | null) => void;
}

/** Rows that are drawn before and after those in sight, where nobody says how many. */
const usualOverscan = 6;

/**
 * The rows of a long list that are in sight of what it scrolls in, and a few around them: thousands cost what a screen of them
 * does. The list itself keeps its whole height.
 */
export function useRowsInSight({
  count,
  keyOf,
  height,
  gap = 0,
  overscan = usualOverscan,
  list,
  keep,
}: LongList): RowsInSight {
  const { scroller, margin } = usePlace(list);
  const measured = useRef<ReadonlyMap<unknown, number>>(null);
  const wasDrawn = useDrawn();
  // What it gives can't be memoized by a compiler, which this project has none of: it is read here, with every render.
  const virtual = useVirtualizer({
    count,
    gap,
    // What nobody sees yet doesn't keep waiting who has just come.
    overscan: wasDrawn ? overscan : 0,
    scrollMargin: margin,
    // As high as the first that was measured: each that is otherwise has all behind it drawn anew.
    estimateSize: () => firstOf(measured.current) ?? height,
    ...(keyOf && { getItemKey: keyOf }),
    getScrollElement: () => scroller,
    // As much as a screen has is drawn at once, before anything is measured.
    initialRect: { width: 0, height: innerHeight },
    rangeExtractor: (range) => withKept(range, keep),
    useFlushSync: false,
  });
  const expected = useRef({ height, gap });
  useLayoutEffect(() => {
    measured.current = virtual.itemSizeCache;
    // What the first rows were measured as stays: they are there before this is.
    if (expected.current.height === height && expected.current.gap === gap) return;
    expected.current = { height, gap };
    virtual.measure();
  }, [virtual, height, gap]);
  return {
    rows: virtual.getVirtualItems().map(({ index, start }) => ({ index, start: start - margin })),
    height: virtual.getTotalSize(),
    measure: virtual.measureElement,
  };
}

/** False until what is there has been drawn once. */
function useDrawn(): boolean {
  const [wasDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return wasDrawn;
}

function firstOf(measured: ReadonlyMap<unknown, number> | null): number | undefined {
  return measured?.values().next().value;
}

function withKept(range: Range, keep: readonly number[]): number[] {
  const kept = keep.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other);
}

interface Place {
  /** What the list scrolls in; null: nothing yet. */
  readonly scroller: HTMLElement | null;
  /** Where the list begins in it, in CSS pixels. */
  readonly margin: number;
}

/**
 * Where a list stands. It is looked at again when something around the list has another size, so when what stands above it
 * comes and goes; not with every row that is drawn, which would lay the page out twice.
 */
function usePlace(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ scroller: null, margin: 0 });
  useLayoutEffect(() => {
    const look = (): void => setPlace((before) => placeOf(list.current, before));
    look();
    const watch = new ResizeObserver(look);
    for (let box = list.current?.parentElement; box; box = box.parentElement) watch.observe(box);
    return () => watch.disconnect();
  }, [list]);
  return place;
}

function placeOf(list: HTMLElement | null, before: Place): Place {
  const scroller = scrollerOf(list);
  if (!list || !scroller) return before;
  const top = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const margin = Math.round(top + scroller.scrollTop);
  return scroller === before.scroller && margin === before.margin ? before : { scroller, margin };
}

/** The nearest element around a list that can scroll, of those that are shown. */
function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  for (let box = list?.parentElement; box; box = box.parentElement) {
    if (box.clientHeight > 0 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
