/** The menu's sheet: whatever opens it, in the bar above the page or in the one below, names it by this id. */
export const siteMenuId = "site-menu";
