import { join } from "node:path";

import type { Plugin } from "vite";

const files: Readonly<Record<string, string>> = {
  clone: "clone",
  cloneDeep: "clone-deep",
  isPlainObject: "is-plain-object",
  toPath: "to-path",
};

const folder = join(import.meta.dirname, "..", "..", "src", "lodash");
const prefix = "lodash-es/";
const mark = "\0formik-lodash:";

/**
 * Formik asks lodash for four small things, for which lodash brings 4 kB gz: in the browser `src/lodash` stands in for it,
 * which takes what the values of a form are.
 */
export function formikLodash(): Plugin {
  return {
    name: "cellardoor:formik-lodash",
    apply: "build",
    enforce: "pre",
    resolveId(source) {
      const name = source.startsWith(prefix) ? source.slice(prefix.length) : "";
      return Object.hasOwn(files, name) ? mark + name : null;
    },
    load(id) {
      const name = id.startsWith(mark) ? id.slice(mark.length) : "";
      if (!Object.hasOwn(files, name)) return null;
      return `export { ${name} as default } from ${JSON.stringify(join(folder, `${files[name]}.ts`))};`;
    },
  };
}
