import type { Measurement } from "./report.ts";
import { median } from "./statistics.ts";

/** What a peer came to, each round. */
export interface PeerRounds {
  readonly name: string;
  readonly rounds: readonly number[];
}

/** A line without its control. */
export type Line = Omit<Measurement, "control" | "controlName">;

/** A line beside the better of the peers, which is held against its budget, and one beside each other, held against nothing. */
export function beside(line: Line, better: "more" | "less", peers: readonly PeerRounds[]): Measurement[] {
  const sign = better === "more" ? -1 : 1;
  const ranked = peers.toSorted((one, other) => sign * (median(one.rounds) - median(other.rounds)));
  const [best, ...others] = ranked.map(({ name, rounds }) => ({ control: rounds, controlName: name }));
  return [
    { ...line, ...best },
    ...others.map((other): Measurement => ({
      ...line,
      ...other,
      what: "      another peer",
      budget: { kind: "none" },
    })),
  ];
}
