/** One promise that a drill put to the test. */
export interface Outcome {
  /** The drill's full name, such as `floods/pipelining`: what runs it again alone. */
  readonly drill: string;
  readonly what: string;
  readonly held: boolean;
  /** What was seen: numbers, statuses. */
  readonly seen: string;
}

/** One attack: what it is called, what it does, and how it tells what held. */
export interface Drill {
  readonly area: string;
  readonly name: string;
  readonly run: (trial: Trial) => Promise<void>;
}

/** Collects what one drill tried. Every promise is printed when it is tried, so that a long run can be watched. */
export class Trial {
  readonly outcomes: Outcome[] = [];
  /** True where nobody minds the time: the numbers of the acceptance, not those of the twenty minutes. */
  readonly full: boolean;
  readonly #drill: string;

  constructor(drill: string, { full }: { readonly full: boolean }) {
    this.#drill = drill;
    this.full = full;
  }

  /** Says whether a promise held, and what was seen. */
  check(what: string, held: boolean, seen = ""): void {
    this.outcomes.push({ drill: this.#drill, what, held, seen });
    console.log(`  ${held ? "held  " : "FAILED"}  ${what}${seen && `: ${seen}`}`);
  }

  /** Counts a promise that is put to the test many times in the same way; only what fails is printed. */
  count(what: string, held: boolean, seen = ""): void {
    if (!held) return this.check(what, false, seen);
    this.outcomes.push({ drill: this.#drill, what, held, seen });
  }

  /** A figure that nothing is promised of, or how a drill goes on. */
  note(text: string): void {
    console.log(`          ${text}`);
  }
}

/** The name under which a drill is chosen and reported. */
export function nameOf({ area, name }: Pick<Drill, "area" | "name">): string {
  return `${area}/${name}`;
}
