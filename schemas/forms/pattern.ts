import { formLimits } from "./form-document.ts";

/*
 * What a line of text must look like is written by an operator, and asked of what strangers send. A pattern is read
 * here and run by sets of states, one step for each character: no text, and no pattern, makes it take longer than its
 * length times its states. What a sign or a class takes is read once, however often it is repeated, and asked once of a
 * character, however many states wait for it. Of regular expressions it knows literals, `.`, classes, `\d \w \s` and their opposites,
 * groups, `|`, `? * +` and `{n,m}`; all of the text must fit.
 */

/** A pattern that can be asked. */
export interface Pattern {
  /** How many states it has: what a character costs at most. */
  readonly states: number;
  fits(text: string): boolean;
}

/** More states than this and a pattern is refused. */
const mostStates = 1000;

type Takes = (character: string) => boolean;

interface State {
  /** Which of the machine's kinds of characters it takes; null: it leads on without one. */
  readonly kind: number | null;
  readonly to: number[];
}

/** A part of the machine: where it begins, and the states that are to lead on. */
interface Part {
  readonly start: number;
  readonly ends: readonly number[];
}

class Unreadable extends Error {}

/** Reads a pattern; null for one that can't be read, or is too large. */
export function readPattern(source: string): Pattern | null {
  if (source.length > formLimits.pattern) return null;
  try {
    const machine = new Machine(source);
    return { states: machine.states.length, fits: (text) => run(machine, text) };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function run({ states, kinds, start, end }: Machine, text: string): boolean {
  // When a state was last reached, by the number of the character.
  const reached = new Int32Array(states.length);
  let step = 1;
  /** Those of the states, and of those that they lead to without a character, that weren't reached in this step. */
  const closure = (open: number[]): number[] => {
    const now: number[] = [];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const state = states[at];
      if (!state || reached[at] === step) continue;
      reached[at] = step;
      now.push(at);
      if (state.kind === null) for (const next of state.to) if (reached[next] !== step) open.push(next);
    }
    return now;
  };
  let now = closure([start]);
  for (const character of text) {
    step += 1;
    const taken = kinds.map((takes) => takes(character));
    const next: number[] = [];
    for (const at of now) {
      const { kind = null, to = [] } = states[at] ?? {};
      if (kind !== null && taken[kind]) for (const one of to) if (reached[one] !== step) next.push(one);
    }
    if (next.length === 0) return false;
    now = closure(next);
  }
  return reached[end] === step;
}

class Machine {
  readonly states: State[] = [];
  readonly kinds: Takes[] = [];
  readonly start: number;
  readonly end: number;
  readonly #source: readonly string[];
  #at = 0;
  /** What takes a character, by where it is written: its kind, and where it ends. */
  readonly #read = new Map<number, { readonly kind: number; readonly end: number }>();

  constructor(source: string) {
    this.#source = Array.from(source);
    const whole = this.#choice();
    if (this.#at < this.#source.length) throw new Unreadable();
    this.end = this.#add(null);
    this.#lead(whole.ends, this.end);
    this.start = whole.start;
  }

  #add(kind: number | null, to: number[] = []): number {
    if (this.states.length >= mostStates) throw new Unreadable();
    return this.states.push({ kind, to }) - 1;
  }

  #lead(ends: readonly number[], to: number): void {
    for (const end of ends) this.states[end]?.to.push(to);
  }

  #peek(): string | undefined {
    return this.#source[this.#at];
  }

  #take(): string {
    const character = this.#source[this.#at++];
    if (character === undefined) throw new Unreadable();
    return character;
  }

  #skip(text: string): boolean {
    const isThere = Array.from(text).every((character, index) => this.#source[this.#at + index] === character);
    if (isThere) this.#at += text.length;
    return isThere;
  }

  #choice(): Part {
    const parts = [this.#sequence()];
    while (this.#skip("|")) parts.push(this.#sequence());
    if (parts.length === 1 && parts[0]) return parts[0];
    const start = this.#add(
      null,
      parts.map((part) => part.start),
    );
    return { start, ends: parts.flatMap(({ ends }) => ends) };
  }

  #sequence(): Part {
    const start = this.#add(null);
    let part: Part = { start, ends: [start] };
    while (this.#peek() !== undefined && this.#peek() !== "|" && this.#peek() !== ")") {
      part = this.#then(part, this.#repeated());
    }
    return part;
  }

  #then(one: Part, other: Part): Part {
    this.#lead(one.ends, other.start);
    return { start: one.start, ends: other.ends };
  }

  /** An atom as often as is said behind it: its text is read once for each time. */
  #repeated(): Part {
    const from = this.#at;
    const first = this.#atom();
    const behind = this.#at;
    const [min, max] = this.#times();
    const after = this.#at;
    const again = (): Part => {
      this.#at = from;
      const atom = this.#atom();
      this.#at = behind;
      return atom;
    };
    let part: Part | null = null;
    let isFirst = true;
    const next = (): Part => {
      const atom = isFirst ? first : again();
      isFirst = false;
      return atom;
    };
    for (let count = 0; count < min; count++) part = part ? this.#then(part, next()) : next();
    if (max === null) {
      const loop = this.#loop(next());
      part = part ? this.#then(part, loop) : loop;
    }
    for (let count = min; max !== null && count < max; count++) {
      const maybe = this.#maybe(next());
      part = part ? this.#then(part, maybe) : maybe;
    }
    this.#at = after;
    if (part) return part;
    const nothing = this.#add(null);
    return { start: nothing, ends: [nothing] };
  }

  #loop({ start, ends }: Part): Part {
    const turn = this.#add(null, [start]);
    this.#lead(ends, turn);
    return { start: turn, ends: [turn] };
  }

  #maybe({ start, ends }: Part): Part {
    const fork = this.#add(null, [start]);
    return { start: fork, ends: [...ends, fork] };
  }

  #times(): readonly [min: number, max: number | null] {
    if (this.#skip("*")) return [0, null];
    if (this.#skip("+")) return [1, null];
    if (this.#skip("?")) return [0, 1];
    const [written, min, comma, max] =
      /^\{(\d{1,3})(,?)(\d{0,3})\}/.exec(this.#source.slice(this.#at, this.#at + 9).join("")) ?? [];
    if (written === undefined) {
      if (this.#peek() === "{") throw new Unreadable();
      return [1, 1];
    }
    this.#at += written.length;
    if (comma === "") return max === "" ? [Number(min), Number(min)] : fail();
    if (max === "") return [Number(min), null];
    return Number(max) >= Number(min) ? [Number(min), Number(max)] : fail();
  }

  #atom(): Part {
    if (this.#skip("(")) {
      this.#skip("?:");
      const inside = this.#choice();
      if (!this.#skip(")")) throw new Unreadable();
      return inside;
    }
    const state = this.#add(this.#kind());
    return { start: state, ends: [state] };
  }

  #kind(): number {
    const from = this.#at;
    const known = this.#read.get(from);
    if (known) {
      this.#at = known.end;
      return known.kind;
    }
    const kind = this.kinds.push(this.#skip("[") ? this.#class() : this.#one()) - 1;
    this.#read.set(from, { kind, end: this.#at });
    return kind;
  }

  #one(): Takes {
    const character = this.#take();
    if (character === ".") return (other) => other !== "\n" && other !== "\r";
    if (character === "\\") return escaped(this.#take());
    if (/[*+?{}()[\]^$|]/.test(character)) throw new Unreadable();
    return (other) => other === character;
  }

  #class(): Takes {
    const isNot = this.#skip("^");
    const members: Takes[] = [];
    while (!this.#skip("]")) members.push(this.#member());
    if (members.length === 0) throw new Unreadable();
    return (character) => members.some((takes) => takes(character)) !== isNot;
  }

  #member(): Takes {
    const first = this.#take();
    if (first === "\\") {
      const letter = this.#take();
      return escaped(letter);
    }
    if (this.#peek() === "-" && this.#source[this.#at + 1] !== "]" && this.#source[this.#at + 1] !== undefined) {
      this.#take();
      const last = this.#take() === "\\" ? fail() : (this.#source[this.#at - 1] ?? "");
      const [low, high] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0];
      if (high < low) throw new Unreadable();
      return (character) => (character.codePointAt(0) ?? 0) >= low && (character.codePointAt(0) ?? 0) <= high;
    }
    return (character) => character === first;
  }
}

const named: Readonly<Record<string, RegExp>> = { d: /^\d$/, D: /^\D$/u, w: /^\w$/, W: /^\W$/u, s: /^\s$/, S: /^\S$/u };

/** What stands behind a backslash: a class by its letter, or a sign that means itself. */
function escaped(letter: string): Takes {
  const known = Object.hasOwn(named, letter) ? named[letter] : undefined;
  if (known) return (character) => known.test(character);
  if (/[\p{L}\p{N}]/u.test(letter)) throw new Unreadable();
  return (character) => character === letter;
}

function fail(): never {
  throw new Unreadable();
}
