/** argon2id as OWASP has it: 19 MiB, two passes, one lane (reliability D20). */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
