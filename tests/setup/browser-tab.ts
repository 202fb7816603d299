import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { browserArgs } from "../../scripts/find-browser.ts";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo?: { readonly type: string } };
  readonly result?: unknown;
  readonly error?: unknown;
}

interface Waiting {
  readonly answer: (message: Message) => void;
  readonly sessionId: string | undefined;
}

type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

/**
 * A tab of a real Chromium, held by the DevTools protocol as a tab: a page that Playwright holds is one that the
 * browser prerenders nothing for.
 */
export interface BrowserTab extends AsyncDisposable {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page that the tab shows. */
  read(expression: string): Promise<unknown>;
  /** Waits until an expression is true; throws after ten seconds. */
  until(expression: string): Promise<void>;
  /** Waits until a page that nobody sees yet has loaded, and gives the value of an expression in it. */
  readAhead(expression: string): Promise<unknown>;
  /** Moves the pointer onto the first element that a selector finds. */
  point(selector: string): Promise<void>;
  /** Presses and lets go where the pointer is. */
  click(): Promise<void>;
}

const pollLimit = 10_000;

/** Starts a browser with an empty profile and one tab. */
export async function openTab(executable: string): Promise<BrowserTab> {
  const profile = mkdtempSync(join(tmpdir(), "cellardoor-tab-"));
  const args = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--no-first-run"];
  const child = spawn(executable, [...args, ...browserArgs, "--window-size=1440,900", "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { send, pages } = await connect(await endpointOf(child.stderr));
  const { targetId } = (await send("Target.createTarget", { url: "about:blank", forTab: true })) as {
    targetId: string;
  };
  const { sessionId: tab } = (await send("Target.attachToTarget", { targetId, flatten: true })) as {
    sessionId: string;
  };
  const filter = [{ type: "page" }, { exclude: true }];
  await send("Target.setAutoAttach", { autoAttach: true, flatten: true, waitForDebuggerOnStart: false, filter }, tab);
  let pointer = { x: 0, y: 0 };

  return {
    open,
    read: (expression) => evaluate(expression, 0),
    until,
    readAhead,
    point,
    click,
    [Symbol.asyncDispose]: close,
  };

  async function open(url: string): Promise<void> {
    await poll(async () => pages.length > 0, "the tab has no page");
    await send("Page.navigate", { url }, pages[0]);
    await until(`location.href === ${JSON.stringify(url)} && document.readyState === "complete"`);
  }

  /** Of the tab's pages the first is the one that it shows; the others were drawn ahead. */
  async function evaluate(expression: string, index: number): Promise<unknown> {
    const parameters = { expression, returnByValue: true, awaitPromise: true };
    const answer = (await send("Runtime.evaluate", parameters, pages[index])) as {
      result: { value?: unknown; description?: string };
      exceptionDetails?: object;
    };
    if (answer.exceptionDetails) throw new Error(answer.result.description ?? expression);
    return answer.result.value;
  }

  async function until(expression: string): Promise<void> {
    await poll(async () => (await evaluate(expression, 0)) === true, expression);
  }

  async function readAhead(expression: string): Promise<unknown> {
    await poll(
      async () => pages.length > 1 && (await evaluate('document.readyState === "complete"', 1)) === true,
      "no page was drawn ahead",
    );
    return evaluate(expression, 1);
  }

  async function point(selector: string): Promise<void> {
    const middle = `(() => {
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
      found.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`;
    pointer = (await evaluate(middle, 0)) as typeof pointer;
    await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...pointer }, pages[0]);
  }

  async function click(): Promise<void> {
    const press = { ...pointer, button: "left", clickCount: 1 };
    await send("Input.dispatchMouseEvent", { type: "mousePressed", ...press }, pages[0]);
    await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press }, pages[0]);
  }

  async function close(): Promise<void> {
    const exited = once(child, "exit");
    child.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where the browser listens. Its output is read to the end: a pipe that nobody empties would stop it. */
function endpointOf(stderr: NodeJS.ReadableStream): Promise<string> {
  let printed = "";
  return new Promise((resolve, reject) => {
    stderr.on("data", (text) => {
      printed += String(text);
      const found = /ws:\/\/\S+/.exec(printed);
      if (found) resolve(found[0]);
    });
    stderr.on("end", () => reject(new Error(`The browser did not start:\n${printed}`)));
  });
}

/** Speaks the DevTools protocol; `pages` holds the sessions of the tab's pages, in the order they came. */
async function connect(endpoint: string): Promise<{ readonly send: Send; readonly pages: readonly string[] }> {
  const socket = new WebSocket(endpoint);
  await once(socket, "open");
  const pages: string[] = [];
  const waiting = new Map<number, Waiting>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const session = message.params?.sessionId ?? "";
    if (message.id !== undefined) waiting.get(message.id)?.answer(message);
    else if (message.method === "Target.detachedFromTarget") forget(session);
    else if (message.method === "Target.attachedToTarget" && message.params?.targetInfo?.type === "page")
      pages.push(session);
  });
  let last = 0;
  const send: Send = async (method, params = {}, sessionId) => {
    const id = ++last;
    const answered = new Promise<Message>((answer) => waiting.set(id, { answer, sessionId }));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  return { send, pages };

  /** A page that went away answers nothing any more. */
  function forget(session: string): void {
    pages.splice(pages.indexOf(session) >>> 0, 1);
    for (const { answer, sessionId } of waiting.values()) {
      if (sessionId === session) answer({ error: "the page went away" });
    }
  }
}

/** Asks again and again; a page that goes away meanwhile counts as no. */
async function poll(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + pollLimit;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await sleep(25);
  }
}
