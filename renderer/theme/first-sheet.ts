/**
 * What stands in the head of every page and needs no other file: paper, ink, and links and buttons in the ink of their
 * words. Whatever a browser draws or computes before the style sheet is there is never its own blue. It names no block:
 * the theme sheet before it says the layers' order and the colours, and the style sheet after it goes on from here.
 */
export const firstSheet =
  "@layer reset{body{margin:0}" +
  ".page{background:var(--color-background,#f7f3ea);color:var(--font-content-colour,var(--color-font,#2b2521))}" +
  ".page :is(a,button,input,select,textarea){color:inherit}}";
