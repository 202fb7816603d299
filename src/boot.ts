import { delegateActions } from "./boot/actions.ts";
import { takeOverCartForms } from "./boot/cart-forms.ts";
import { showCart } from "./boot/cart-sight.ts";
import { createRecovery } from "./boot/chunk-recovery.ts";
import { holdClicks } from "./boot/held-clicks.ts";
import { keepLanguage } from "./boot/language.ts";
import { closeMenus } from "./boot/menus.ts";
import { watchNetwork } from "./boot/network.ts";
import { watchScroll } from "./boot/bars.ts";
import { measureScrollBar } from "./boot/scroll-bar.ts";
import { createAgeGate } from "./boot/minors-gate.ts";
import { createNotices } from "./boot/notices.ts";
import { openForms } from "./boot/open-forms.ts";
import { createPopups } from "./boot/popups.ts";
import { createPromoBanners } from "./boot/promo-banner.ts";
import { stepQuantity, watchQuantities } from "./boot/quantity.ts";
import { createRuntimeStart } from "./boot/runtime-start.ts";
import { watchIntent } from "./boot/intent.ts";
import { whenSeen } from "./boot/when-seen.ts";

// All the script a visitor loads before the first interaction (design §5). It writes to attributes of
// <html>, to static subtrees and to its own nodes outside #page: React never sees a difference.

// A page that was drawn ahead stores, opens and logs nothing until somebody sees it.
if (document.prerendering) await whenSeen();

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
  failed: giveUp,
});
const letClicksGo = holdClicks(startRuntime);
const banners = createPromoBanners();
const popups = createPopups();
const ages = createAgeGate({
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
});

document.addEventListener("cellardoor:chunk-error", (event) => {
  if (recover(event.detail.href)) event.preventDefault();
});
document.addEventListener("cellardoor:failed", giveUp);
document.addEventListener("cellardoor:notice", (event) => say(event.detail.kind));

delegateActions({
  "promo-banner:toggle": banners.toggle,
  "promo-banner:next": banners.next,
  "minors-gate:accept": ages.accept,
  "minors-gate:refuse": ages.refuse,
  "popup:close": popups.close,
  "quantity:step": stepQuantity,
  "forms:open": openForms,
  "cart:step": takeOverCartForms(say, showCart(startRuntime)),
});
/** Where they came from: the server tells by it who came from elsewhere, and who only filters what is shown. */
let before = document.referrer;
bindPage();
document.addEventListener("cellardoor:page", bindPage);
watchQuantities();
closeMenus();
watchScroll();
measureScrollBar();
keepLanguage();
watchNetwork(say);
watchIntent(startRuntime);
// Few pages are opened with a visit's mark: what logs it comes then.
if (/[?&]from=/.test(location.search)) void import("./boot/visit-log.ts").then(({ logVisitHere }) => logVisitHere());

/** What the boot script does for the page that is shown: after a navigation in the browser, for another one. */
function bindPage(): void {
  navigator.sendBeacon("/_seen", `${location.href}\n${before}`);
  before = location.href;
  banners.bind();
  ages.bind();
  popups.bind();
}

/** Without a runtime, what was clicked does what it does natively. */
function giveUp(): void {
  if (!recover()) letClicksGo();
}
