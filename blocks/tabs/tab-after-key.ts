/** The tab that a key leads to from one of `total`, wrapping around; null for a key that leads nowhere. */
export function tabAfterKey(key: string, current: number, total: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % total;
    case "ArrowLeft":
      return (current - 1 + total) % total;
    case "Home":
      return 0;
    case "End":
      return total - 1;
    default:
      return null;
  }
}
