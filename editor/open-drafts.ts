import { definitionsBySlug } from "#blocks/definitions.ts";
import type { Canvas as CanvasPage } from "#schemas/content/canvas.ts";
import type { UserInfo } from "#schemas/content/user.ts";
import { type Client, createClient } from "#schemas/contract/client.ts";
import type { Locale } from "#schemas/locale.ts";
import { withRequired } from "#schemas/page/block-registry.ts";
import { layoutKind } from "#schemas/page/editing/layout-kind.ts";

import type { DraftCalls } from "./persistence/http-draft-port.ts";
import { openEdited } from "./saving/open-edited.ts";
import type { Session } from "./saving/own-session.ts";
import { layoutLabels } from "./store/layout-labels.ts";

/** What everything is done with: the login is only there while it is that of whoever began to edit. */
export interface Editing {
  readonly fetch: typeof globalThis.fetch;
  /** The token of this moment; null when nobody is logged in. */
  readonly token: () => string | null;
  readonly user: UserInfo;
  /** The administrator's language. */
  readonly locale: Locale;
  readonly session: Session;
}

export type Clients = (locale: Locale) => Client;

/** The contract's client, for each language that pages are shown in. */
export function clientsOf({ fetch, token }: Pick<Editing, "fetch" | "token">): Clients {
  const known = new Map<Locale, Client>();
  return (locale) => {
    const client =
      known.get(locale) ??
      createClient({ fetch, token, locale: () => locale, log: (text, error) => console.warn(text, error) });
    known.set(locale, client);
    return client;
  };
}

/** Opens the draft of the layout that is edited. */
export async function openDraft(
  input: Editing,
  clients: Clients,
  { layoutId, required }: Pick<CanvasPage, "layoutId" | "required">,
) {
  const rules = layoutKind(withRequired(definitionsBySlug, required));
  const edited = await openEdited({
    kind: "layout",
    id: layoutId,
    rules,
    describe: layoutLabels(definitionsBySlug),
    author: input.user.id ?? 0,
    calls: draftCalls(input, clients),
    session: input.session,
  });
  return { ...edited, rules };
}

/** Opens the draft of a page's settings. Its rules are asked for by that: the page is drawn without them. */
export async function openSettings(input: Editing, clients: Clients, { pageId }: Pick<CanvasPage, "pageId">) {
  const { settingsRules } = await import("./pages/settings-rules.ts");
  return await openEdited({
    ...settingsRules,
    id: pageId,
    author: input.user.id ?? 0,
    calls: draftCalls(input, clients),
    session: input.session,
  });
}

/** Opens the draft of what is set for all blocks of a kind, as late. */
export async function openEverywhere(input: Editing, clients: Clients) {
  const { everywhereRules } = await import("./everywhere/everywhere-rules.ts");
  return await openEdited({
    ...everywhereRules,
    author: input.user.id ?? 0,
    session: input.session,
    calls: draftCalls(input, clients),
  });
}

/** The calls of drafts, as whoever edits makes them. */
export function draftCalls(input: Editing, clients: Clients): DraftCalls {
  const { fetch, locale } = input;
  const lasting: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true });
  return { call: clients(locale).call, lastCall: clientsOf({ ...input, fetch: lasting })(locale).call };
}
