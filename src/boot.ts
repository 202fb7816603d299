import { delegateActions } from "./boot/actions.ts";
import { createRecovery } from "./boot/chunk-recovery.ts";
import { holdClicks } from "./boot/held-clicks.ts";
import { keepLanguage } from "./boot/language.ts";
import { closeMenus } from "./boot/menus.ts";
import { watchNetwork } from "./boot/network.ts";
import { createAgeGate } from "./boot/minors-gate.ts";
import { createNotices } from "./boot/notices.ts";
import { createPopups } from "./boot/popups.ts";
import { createPromoBanners } from "./boot/promo-banner.ts";
import { createRuntimeStart } from "./boot/runtime-start.ts";
import { logVisit } from "./boot/visit.ts";
import { watchIntent } from "./boot/intent.ts";

// All the script a visitor loads before the first interaction (design §5). It writes to attributes of
// <html>, to static subtrees and to its own nodes outside #page: React never sees a difference.

const stampName = "cellardoor:chunk-reload";

const say = createNotices();
const recover = createRecovery({
  now: () => Date.now(),
  lastReload: () => Number(sessionStorage.getItem(stampName)) || null,
  noteReload: (at) => sessionStorage.setItem(stampName, String(at)),
  reload: (href) => (href === undefined ? location.reload() : location.assign(href)),
  giveUp: () => say("chunk-failed"),
});
const startRuntime = createRuntimeStart({
  load: (url) => import(/* @vite-ignore */ url),
  failed: () => onChunkError(),
});
const replayClicks = holdClicks(startRuntime);
const banners = createPromoBanners();
const popups = createPopups();
const ages = createAgeGate({
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
});

document.addEventListener("cellardoor:chunk-error", (event) => onChunkError(event.detail.href));
document.addEventListener("cellardoor:notice", (event) => say(event.detail.kind));
document.addEventListener("cellardoor:hydrated", replayClicks);

delegateActions({
  "promo-banner:toggle": banners.toggle,
  "minors-gate:accept": ages.accept,
  "minors-gate:refuse": ages.refuse,
  "popup:close": popups.close,
});
look();
document.addEventListener("cellardoor:page", look);
closeMenus();
keepLanguage();
watchNetwork(say);
watchIntent(startRuntime);
void logVisit({
  href: location.href,
  log: (path) => fetch(path, { keepalive: true }),
  replace: (href) => location.replace(href),
});

/** What the boot script does for the page that is shown. */
function look(): void {
  banners.look();
  ages.look();
  popups.look();
}

/** Without a runtime, what was clicked does what it does natively. */
function onChunkError(href?: string): void {
  if (!recover(href)) replayClicks();
}
