/**
 * Tells whether two different words are one small typing error apart: a wrong, a missing or an extra
 * letter, or two neighbours swapped [S3].
 */
export function isOneEdit(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (difference > 1 || difference < -1) return false;
  const start = commonStart(one, other);
  if (difference === 1) return one.slice(start + 1) === other.slice(start);
  if (difference === -1) return one.slice(start) === other.slice(start + 1);
  if (start === one.length) return false;
  if (one.slice(start + 1) === other.slice(start + 1)) return true;
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return isSwapped && one.slice(start + 2) === other.slice(start + 2);
}

function commonStart(one: string, other: string): number {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  return start;
}
