/** A span of a weekday in which the demo estate's cellar hands out orders; 1 is Monday. */
interface DemoPickup {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
  readonly capacity: number;
}

const spans = [
  ["10:00", "12:00"],
  ["14:00", "16:00"],
  ["16:00", "18:00"],
] as const;

/** While the cellar is open: not on Mondays, nor on Sundays, which it keeps in summer alone. */
export const demoPickups: readonly DemoPickup[] = [2, 3, 4, 5, 6].flatMap((weekday) =>
  spans.map(([from, to]) => ({ weekday, from, to, capacity: 4 })),
);
