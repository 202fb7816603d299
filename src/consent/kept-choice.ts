import { choiceCookie, choiceDays, choiceName } from "#schemas/site/consent-choice.ts";

/** What a visitor decided of each service, and when; a cookie of their browser is all that keeps it. */
export interface KeptChoice {
  /** The choices that still hold, as tarteaucitron reads them: `!matomo=true!gtag=false`. */
  read(): string;
  /** Keeps a decision. One that waits isn't kept: nothing is stored of whoever hasn't chosen. */
  write(service: string, status: unknown): void;
}

export interface ChoicePorts {
  /** How long a choice holds, in months of thirty days. */
  readonly months: number;
  readonly secure: boolean;
  readonly now: () => number;
  readonly readCookies: () => string;
  readonly writeCookie: (text: string) => void;
  /** Has the server write the same cookie: some browsers forget within a week what scripts write. */
  readonly tell: (choice: string) => void;
}

const day = 86_400_000;

/**
 * Each decision carries its own day (`!matomo=true.20781`): it ends when it is due, whatever was decided after it, and
 * at once when the estate shortens the time (spec §9: 13 months at most).
 */
export function createKeptChoice({ months, secure, now, readCookies, writeCookie, tell }: ChoicePorts): KeptChoice {
  const days = choiceDays(months);
  const today = (): number => Math.floor(now() / day);
  const kept = (): Map<string, string> => {
    const text = readCookies()
      .split("; ")
      .find((cookie) => cookie.startsWith(`${choiceName}=`));
    const found = [...(text ?? "").matchAll(/!([a-z]+)=(true|false)\.(\d{1,6})/g)];
    return new Map(
      found.flatMap(([, service = "", status = "", since = ""]) => {
        const age = today() - Number(since);
        return age >= 0 && age < days ? [[service, `${status}.${since}`]] : [];
      }),
    );
  };
  return {
    read: () => [...kept()].map(([service, decided]) => `!${service}=${decided}`).join(""),
    write(service, status) {
      const decided = String(status);
      if (decided !== "true" && decided !== "false") return;
      const choices = kept().set(service, `${decided}.${today()}`);
      const value = [...choices].map((choice) => `!${choice.join("=")}`).join("");
      writeCookie(choiceCookie(value, { months, secure }));
      tell(value);
    },
  };
}
