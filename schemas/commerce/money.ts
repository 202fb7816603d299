/** Money on the wire, in decimal euros, of integer cents [P1]. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/** Integer cents of the wire's decimal euros [P1]. */
export function toCents(euros: number): number {
  return roundHalfUp(euros * 100);
}

/**
 * A share of an amount, rounded half up to the cent [P1]. `hundredths` are hundredths of a percent:
 * 1000 is 10 %. Whole numbers until the division, so that no half is lost to binary fractions.
 */
export function shareOf(cents: number, hundredths: number): number {
  return Math.floor((cents * hundredths + 5000) / 10_000);
}

/** The one rounding of money: half a cent goes up. Forgives the dust that binary fractions leave. */
function roundHalfUp(value: number): number {
  return Math.floor(Number(value.toFixed(6)) + 0.5);
}
