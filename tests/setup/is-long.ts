/** Whether this is a run of the long suite (`npm run test:long`), which sets `LONG=1`. */
export const isLong = process.env["LONG"] === "1";
