import type { Kind } from "./unsteady-lines.ts";

export interface SteadyException {
  readonly file: string;
  readonly kind: Kind;
  /** Why it stays. */
  readonly reason: string;
}

/** Files of `npm test` that may do one of these things; at most nine, and each as long as it does. */
export const steadyExceptions: readonly SteadyException[] = [
  {
    file: "tests/setup/running-site.ts",
    kind: "clock wait",
    reason: "A process is asked again until it is ready.",
  },
];
