import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

import PQueue from "p-queue";

import { hashCost } from "./hash-cost.ts";

const tagLength = 32;

/** Two at a time, fifty waiting: more would only starve the shop (reliability D20). Known devices go first, and have places of their own. */
const hashing = new PQueue({ concurrency: 2 });
const mostWaiting = 50;
const placesOfKnown = 10;

const derive = promisify(argon2);

/** Hashes a password into the text that is stored: method, cost, salt and hash. Null: too busy. */
export async function hashPassword(password: string): Promise<string | null> {
  const salt = randomBytes(16);
  const hash = await deriveInTurn(parametersFor(password, salt, hashCost));
  if (hash === null) return null;
  const { memory, passes, parallelism } = hashCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Tells whether a password is the one that was hashed; null: too busy to tell. Throws when the stored text isn't a
 * hash of ours. Who comes from a known device passes by the strangers that wait.
 */
export async function verifyPassword(stored: string, password: string, isKnown = false): Promise<boolean | null> {
  const { salt, expected, ...storedCost } = readHash(stored);
  const hash = await deriveInTurn(parametersFor(password, salt, storedCost), isKnown);
  return hash === null ? null : hash.length === expected.length && timingSafeEqual(hash, expected);
}

/** Nobody's password: verified for accounts that don't exist, so that an answer takes as long. */
export const nobodysHash = `$argon2id$v=19$m=${hashCost.memory},t=${hashCost.passes},p=${hashCost.parallelism}$${unpadded(Buffer.alloc(16, 1))}$${unpadded(Buffer.alloc(tagLength, 2))}`;

/** Tells whether so many wait that a password won't be verified now. */
export function isTooBusy(isKnown: boolean): boolean {
  return hashing.size >= mostWaiting + (isKnown ? placesOfKnown : 0);
}

/** Null, without any work, when too many wait. */
async function deriveInTurn(parameters: Argon2Parameters, isKnown = false): Promise<Buffer | null> {
  if (isTooBusy(isKnown)) return null;
  return await hashing.add(() => derive("argon2id", parameters), { priority: isKnown ? 1 : 0 });
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

function parametersFor(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Argon2Parameters {
  // Composed and decomposed accents are the same password to the person who types it.
  return { message: password.normalize("NFC"), nonce, memory, passes, parallelism, tagLength };
}

function readHash(stored: string): Cost & { salt: Buffer; expected: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!parts) throw new Error("A stored password hash is not readable");
  const [, memory, passes, parallelism, salt = "", hash = ""] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    expected: Buffer.from(hash, "base64"),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
