import { both } from "#starter/both.ts";

/** How far everybody can use the demo, and whom to tell of what stands in the way. */
export const accessibility = both(
  `<p>Nous voulons que chacun puisse lire ce site et y commander : au clavier, avec un lecteur d’écran, agrandi quatre fois, sans JavaScript.</p>
<h2>Où nous en sommes</h2>
<p>Le site vise les règles WCAG 2.1, niveau AA, que reprend la norme EN 301 549. Ses pages sont vérifiées par un programme à chaque changement ; aucun organisme ne l’a encore audité.</p>
<h2>Quelque chose vous arrête ?</h2>
<p>Écrivez à {{COMPANY_EMAIL}} ou appelez le {{COMPANY_PHONE}} : nous prenons votre commande de vive voix, et nous corrigeons.</p>`,
  `<p>We want everybody to be able to read this site and to order here: by keyboard, with a screen reader, at four times its size, without JavaScript.</p>
<h2>Where we stand</h2>
<p>The site aims at WCAG 2.1, level AA, which the standard EN 301 549 takes up. A program checks its pages with every change; nobody has audited it yet.</p>
<h2>Something is in your way?</h2>
<p>Write to {{COMPANY_EMAIL}} or call {{COMPANY_PHONE}}: we take your order by voice, and we put it right.</p>`,
);
