import type { IslandView } from "./kit/island.tsx";
import type { AnyBlockView } from "./kit/view-props.ts";

/**
 * What reaches a visitor, each in a chunk of its own: island blocks by their slug, the islands of static blocks' own
 * views as `slug/name`. The code of static blocks never ships.
 */
export const islandViews: Readonly<Record<string, () => Promise<AnyBlockView | IslandView>>> = {
  "account-addresses/check": () =>
    import("./account-addresses/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "account-addresses/towns": () =>
    import("./account-addresses/towns-island.tsx").then((module) => module.TownsIsland as IslandView),
  album: () => import("./album/view.tsx").then((module) => module.AlbumView),
  "cart-drawer/drawer": () =>
    import("./cart-drawer/drawer-island.tsx").then((module) => module.DrawerIsland as IslandView),
  "checkout-address/check": () =>
    import("./checkout-address/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "checkout-address/code": () =>
    import("./checkout-address/code-island.tsx").then((module) => module.CodeIsland as IslandView),
  "checkout-address/totals": () =>
    import("./checkout-address/totals-island.tsx").then((module) => module.TotalsIsland as IslandView),
  "checkout-address/towns": () =>
    import("./checkout-address/towns-island.tsx").then((module) => module.TownsIsland as IslandView),
  "checkout-payment/check": () =>
    import("./checkout-payment/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "checkout-payment/code": () =>
    import("./checkout-payment/code-island.tsx").then((module) => module.CodeIsland as IslandView),
  "checkout-payment/totals": () =>
    import("./checkout-payment/totals-island.tsx").then((module) => module.TotalsIsland as IslandView),
  "checkout-shipping/check": () =>
    import("./checkout-shipping/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "checkout-shipping/code": () =>
    import("./checkout-shipping/code-island.tsx").then((module) => module.CodeIsland as IslandView),
  "checkout-shipping/totals": () =>
    import("./checkout-shipping/totals-island.tsx").then((module) => module.TotalsIsland as IslandView),
  "contact-form/check": () =>
    import("./contact-form/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "form/check": () => import("./form/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "free-shipping/progress": () =>
    import("./free-shipping/progress-island.tsx").then((module) => module.ProgressIsland as IslandView),
  gallery: () => import("./gallery/view.tsx").then((module) => module.GalleryView),
  "product-customization/watch": () =>
    import("./product-customization/watch-island.tsx").then((module) => module.WatchIsland as IslandView),
  "product-detail/enlarge": () =>
    import("./product-detail/enlarge-island.tsx").then((module) => module.EnlargeIsland as IslandView),
  "order-summary/code": () =>
    import("./order-summary/code-island.tsx").then((module) => module.CodeIsland as IslandView),
  "order-summary/totals": () =>
    import("./order-summary/totals-island.tsx").then((module) => module.TotalsIsland as IslandView),
  "order-detail/fresh": () =>
    import("./order-detail/fresh-island.tsx").then((module) => module.FreshIsland as IslandView),
  "orders-list/fresh": () =>
    import("./orders-list/fresh-island.tsx").then((module) => module.FreshIsland as IslandView),
  "order-result/wait": () => import("./order-result/wait-island.tsx").then((module) => module.WaitIsland as IslandView),
  "product-grid/progress": () =>
    import("./product-grid/progress-island.tsx").then((module) => module.ProgressIsland as IslandView),
  "login-form/check": () => import("./login-form/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "register-form/check": () =>
    import("./register-form/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "password-reset-ask/check": () =>
    import("./password-reset-ask/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "password-reset/check": () =>
    import("./password-reset/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "password-change/check": () =>
    import("./password-change/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  "profile/check": () => import("./profile/check-island.tsx").then((module) => module.CheckIsland as IslandView),
  tabs: () => import("./tabs/view.tsx").then((module) => module.TabsView),
  "search-suggestions": () => import("./search-suggestions/view.tsx").then((module) => module.SearchSuggestionsView),
  toasts: () => import("./toasts/view.tsx").then((module) => module.ToastsView),
  "fullscreen-slider": () => import("./fullscreen-slider/view.tsx").then((module) => module.FullscreenSliderView),
  "newsletter-form": () => import("./newsletter-form/view.tsx").then((module) => module.NewsletterFormView),
};
