import type { Typesetting } from "#server/typesetting/typesetter.ts";

/** Sets documents in the test's own process, from the sources: as the server's own process does from the build. */
export const typesettingHere: Typesetting = {
  async set(job) {
    const [{ setDocument }, { typeset }] = await Promise.all([
      import("#documents/set-document.tsx"),
      import("#server/typesetting/typeset.ts"),
    ]);
    return await typeset(job, setDocument);
  },
};
