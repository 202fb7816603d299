/**
 * Stands in for `server/accounts/engine/hash-cost.ts` in the integration tests (vitest.config.ts): hundreds of logins at
 * a password's price were a minute of the suite. What it costs is asked beside the hash itself, and processes that tests
 * start have the real one.
 */
export const hashCost = { memory: 64, passes: 1, parallelism: 1 } as const;
