import { ask, tally } from "../kit/ask.ts";
import { adminPassword, logIn } from "../kit/login.ts";
import { launch } from "../kit/server.ts";
import { siteCommand } from "../kit/site-command.ts";
import { inDatabase, integrityOf, rowsOf } from "../kit/sqlite-file.ts";

/** Tables whose rows nobody but an editor changes. */
const tables = ["page", "layout", "revision", "element", "news", "album", "media", "product", "declination", "user"];

const pages = ["/", "/nos-cuvees", "/actualites", "/contact", "/en_US"];

/** How many rows each table has. */
export function countsIn(dataDir: string): string {
  return inDatabase(dataDir, (database) =>
    tables
      .map((table) => `${table} ${String(rowsOf(database, `select count(*) as count from "${table}"`)[0]?.["count"])}`)
      .join(", "),
  );
}

export interface WholeSite {
  /** What `countsIn` says of it. */
  readonly counts: string;
  /** Whether every row's media file must be there. */
  readonly hasFiles: boolean;
  /** True where nobody gave a password: the owner's way in is the one on the command line. */
  readonly hasMadePassword?: boolean;
}

/** Starts what a kill left behind, and says what is wrong with it: nothing, when the site is whole and its owner gets in. */
export async function problemsAfterKill(
  dataDir: string,
  { counts, hasFiles, hasMadePassword = false }: WholeSite,
): Promise<readonly string[]> {
  const server = await launch({ dataDir, env: { LOG_LEVEL: "warn", ...(hasMadePassword && { ADMIN_PASSWORD: "" }) } });
  try {
    if (!(await server.ready(30_000))) return [`it doesn't start: ${server.output().trim().slice(-300)}`];
    const answers = await Promise.all(pages.map((path) => ask(server.url + path)));
    const refused = hasMadePassword ? await setPassword(dataDir) : [];
    const login = await logIn(server.url);
    const missing = hasFiles ? await missingFiles(server.url, dataDir) : [];
    const integrity = integrityOf(dataDir);
    const counted = countsIn(dataDir);
    return [
      ...refused,
      ...pages.flatMap((path, at) => (answers[at]?.status === 200 ? [] : [`${path} is a ${answers[at]?.status}`])),
      ...(login === 200 ? [] : [`the login is a ${login}`]),
      ...(integrity === "ok" ? [] : [`integrity: ${integrity}`]),
      ...(counted === counts ? [] : [`it has ${counted} instead of ${counts}`]),
      ...missing,
    ];
  } finally {
    await server.kill();
  }
}

async function setPassword(dataDir: string): Promise<readonly string[]> {
  const { code, stderr } = await siteCommand(["password"], { env: { DATA_DIR: dataDir }, input: `${adminPassword}\n` });
  return code === 0 ? [] : [`the password can't be set: ${stderr}`];
}

/** Asks for every medium by its name, which leads to its file. */
async function missingFiles(url: string, dataDir: string): Promise<readonly string[]> {
  const paths = inDatabase(dataDir, (database) =>
    rowsOf(database, "select path from media").map(({ path }) => String(path)),
  );
  const answers = await Promise.all(
    paths.map(async (path) => {
      const named = await ask(`${url}/media/${path}`);
      return named.location === undefined ? named : await ask(new URL(named.location, url).href);
    }),
  );
  const missing = answers.filter(({ status }) => status !== 200);
  return missing.length === 0 ? [] : [`${missing.length} media files don't come: ${tally(missing)}`];
}
