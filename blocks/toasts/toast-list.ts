export interface Toast {
  readonly id: number;
  readonly message: string;
  /** When it goes, on the page's own clock in milliseconds. */
  readonly until: number;
}

/** How long a toast stays, in milliseconds (spec §9). */
export const stay = 3000;

/** How many are shown at once; the oldest gives way. */
export const most = 4;

/** The toasts with one more, the newest last. A message that is already shown starts anew instead of twice. */
export function withToast(toasts: readonly Toast[], added: Omit<Toast, "until">, now: number): readonly Toast[] {
  const others = toasts.filter(({ message }) => message !== added.message);
  return [...others, { ...added, until: now + stay }].slice(-most);
}

/** The toasts whose time is not over. */
export function remaining(toasts: readonly Toast[], now: number): readonly Toast[] {
  return toasts.filter(({ until }) => until > now);
}

/** The toasts after they were held for some milliseconds. */
export function held(toasts: readonly Toast[], milliseconds: number): readonly Toast[] {
  return toasts.map((toast) => ({ ...toast, until: toast.until + milliseconds }));
}
