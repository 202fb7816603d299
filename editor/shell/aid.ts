import { later } from "../kit/later.tsx";

/** What helps to look at the page: its checks, and as whom it is shown. All of it comes together, and late. */
export const Aid = later(async () => (await import("./aids.tsx")).Aid);
