export interface RotationOptions {
  readonly count: number;
  /** Where it stands at first. */
  readonly start: number;
  /** Milliseconds between two steps. */
  readonly interval: number;
  show(index: number, previous: number): void;
}

export interface Rotation {
  /** Stands still as long as any reason holds it. */
  hold(reason: string, held: boolean): void;
  /** Shows the next one now, whatever holds it. */
  step(): void;
}

/** Steps through messages and starts again after the last; turns only above two of them (spec §2). */
export function createRotation({ count, start, interval, show }: RotationOptions): Rotation {
  const reasons = new Set<string>();
  let current = start;
  let timer: ReturnType<typeof setInterval> | undefined;
  run();
  return {
    hold(reason, held) {
      if (held) reasons.add(reason);
      else reasons.delete(reason);
      run();
    },
    step,
  };

  function run(): void {
    clearInterval(timer);
    timer = count > 2 && reasons.size === 0 ? setInterval(step, interval) : undefined;
  }

  function step(): void {
    const previous = current;
    current = (current + 1) % count;
    show(current, previous);
  }
}
