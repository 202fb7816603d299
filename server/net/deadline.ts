import { OutgoingError } from "./outgoing-error.ts";

/** The clock of one exchange: one bound for the whole of it, and one for the step that it is at. */
export class Deadline {
  readonly #end: (error: OutgoingError) => void;
  readonly #whole: NodeJS.Timeout;
  #step: NodeJS.Timeout | undefined;

  constructor(whole: number, end: (error: OutgoingError) => void) {
    this.#end = end;
    this.#whole = setTimeout(() => this.#over("the whole exchange"), whole);
  }

  /** Goes on to another step, which may take so many milliseconds. */
  next(step: string, most: number): void {
    clearTimeout(this.#step);
    this.#step = setTimeout(() => this.#over(step), most);
  }

  /** Something came: the step's time begins anew. */
  beat(): void {
    this.#step?.refresh();
  }

  stop(): void {
    clearTimeout(this.#step);
    clearTimeout(this.#whole);
  }

  #over(what: string): void {
    this.stop();
    this.#end(new OutgoingError("too-slow", `${what} took too long`));
  }
}
