/** Thrown instead of beginning what there is no room for; whoever asked gets a 503 and may come again. */
export class Overloaded extends Error {
  /** The lane that is full. */
  readonly lane: string;

  constructor(lane: string) {
    super(`The lane of ${lane} is full`);
    this.name = "Overloaded";
    this.lane = lane;
  }
}
