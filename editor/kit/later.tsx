import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useIntl } from "react-intl";

import { useToast } from "./toast.tsx";

/** A component whose code comes later. */
export type Later<Props> = ComponentType<Props> & {
  /** Asks for its code; what failed is asked for again. Never rejects. */
  readonly ask: () => Promise<void>;
  /** What came; null: it isn't there yet. */
  readonly now: () => ComponentType<Props> | null;
};

interface Options<Props> {
  /** What is drawn in its place until it is there; left out, nothing. */
  readonly waiting?: ComponentType<Props>;
  /** True: it is large, and few want it. */
  readonly isLast?: boolean;
}

/** What every part needs beside its code. */
let needed: () => Promise<void> = async () => {};

/** Has every part come together with something that the editor asks for after opening: its words. */
export function laterWith(ask: () => Promise<void>): void {
  needed = ask;
}

/** What may be asked for ahead. */
interface Asked {
  readonly ask: () => Promise<void>;
  readonly isHere: () => boolean;
}

const parts: Asked[] = [];
const lastParts: Asked[] = [];
/** How often somebody's wish is asked for again, in milliseconds. */
const askedAgainEvery = 3000;
/** How long the page that was just opened has the line for itself: its pictures, its answers. */
const first = 300;

/**
 * A part of the editor that opening it doesn't need: asked for when it is first drawn, or before, when the editor has
 * nothing else to do (`askWhenIdle`). Once there, it is drawn at once: React's own `lazy` shows its fallback even then, and
 * leaves that up to 300 ms.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, isLast = false }: Options<Props> = {},
): Later<Props> {
  const here = observable.box<ComponentType<Props> | null>(null, { deep: false });
  let begun = 0;
  /** Which time of asking failed last; 0: none. */
  const missed = observable.box(0);
  let asking: Promise<void> | null = null;
  const take = async (): Promise<void> => {
    begun += 1;
    const time = begun;
    try {
      const [part] = await Promise.all([load(), needed()]);
      runInAction(() => here.set(part));
    } catch (error) {
      asking = null;
      runInAction(() => missed.set(time));
      console.warn("a part of the editor could not be had", error);
    }
  };
  const ask = async (): Promise<void> => {
    asking ??= take();
    await asking;
  };
  (isLast ? lastParts : parts).push({ ask, isHere: () => here.get() !== null });
  const Part = observer(function Later(props: Props): ReactNode {
    const [Drawn, lastMissed] = [here.get(), missed.get()];
    const [before] = useState(() => begun);
    // What failed while nobody wanted it is asked for once more, and only then missing.
    const isMissing = Drawn === null && lastMissed > before;
    useEffect(() => {
      if (!isMissing) void (Drawn ?? ask());
    }, [Drawn, isMissing, lastMissed]);
    useAskedAgain(isMissing, ask);
    if (Drawn) return <Drawn {...props} />;
    return Waiting && <Waiting {...props} />;
  });
  return Object.assign(Part, { ask, now: () => here.get() });
}

/** Says that what somebody wants can't be had now, and asks for it until it can. */
function useAskedAgain(isMissing: boolean, ask: () => Promise<void>): void {
  const intl = useIntl();
  const toast = useToast();
  useEffect(() => {
    if (!isMissing) return undefined;
    toast({ text: intl.formatMessage({ id: "editor.kit.partMissing" }) });
    const again = (): void => void ask();
    addEventListener("online", again);
    const timer = setInterval(again, askedAgainEvery);
    return () => {
      removeEventListener("online", again);
      clearInterval(timer);
    };
  }, [ask, intl, isMissing, toast]);
}

/**
 * Asks for every part that may be wanted, one after the other, whenever the browser has nothing else to do; parts that
 * others bring along too. Gives what ends that.
 */
export function askWhenIdle(more: () => Promise<void> = async () => {}): () => void {
  let hasEnded = false;
  const askAll = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, first));
    // Who comes later is asked for too: the lists grow meanwhile.
    for (const { ask, isHere } of inTurn(parts, [{ ask: more, isHere: () => false }], lastParts)) {
      if (isHere()) continue;
      await new Promise<void>(whenIdle);
      if (hasEnded) return;
      await ask();
    }
  };
  void askAll();
  return () => {
    hasEnded = true;
  };
}

function* inTurn<Item>(...lists: readonly (readonly Item[])[]): Iterable<Item> {
  for (const list of lists) yield* list;
}

/** Not every browser tells when it is idle. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => run(), { timeout: 5000 });
  else setTimeout(run, 200);
}
