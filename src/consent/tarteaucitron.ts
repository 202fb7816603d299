import address from "tarteaucitronjs/tarteaucitron.min.js?url";

import type { Lang } from "./lang.ts";

/** A service as tarteaucitron knows it. */
export interface Service {
  readonly key: string;
  readonly type: "analytic" | "api" | "ads";
  readonly name: string;
  /** Its maker's own words on what it gathers. */
  readonly uri: string;
  readonly needConsent: true;
  /** The names of its cookies that are there at this moment. */
  readonly cookies: readonly string[];
  readonly js: () => void;
}

/** The parts of tarteaucitron 1.34 that are used here. */
export interface Tarteaucitron {
  parameters: Record<string, unknown>;
  lang: Lang;
  services: Record<string, Service>;
  job: string[];
  added: unknown[];
  readonly state: Readonly<Record<string, boolean | undefined>>;
  readonly events: { load: () => void };
  readonly cookie: { create: (key: string, status: unknown) => void; read: () => string; number: () => void };
  readonly userInterface: { jsSizing: (part: string) => void; readonly openPanel: () => void };
  init(parameters: Record<string, unknown>): void;
  load(): void;
}

declare global {
  interface Window {
    tarteaucitron?: Tarteaucitron;
    tarteaucitronForceLanguage?: string;
    tarteaucitronIsLoaded?: boolean;
  }
}

/** Loads tarteaucitron, which this site serves itself. It is a script of the old kind, and its name is global. */
export async function loadTarteaucitron(): Promise<Tarteaucitron> {
  await loadScript(address);
  const loaded = window.tarteaucitron;
  if (!loaded) throw new Error("tarteaucitron is not there");
  return loaded;
}

/** Runs a script. */
export function loadScript(source: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${source} can't be loaded`)));
  });
}
