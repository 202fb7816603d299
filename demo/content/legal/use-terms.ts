import { both } from "#starter/both.ts";

/** How the site may be used. */
export const useTerms = both(
  `<p>Ces conditions sont celles du site {{COMPANY_NAME}}. En le parcourant, vous les acceptez ; elles tiennent en une page parce qu’un site de vigneron n’a pas besoin de plus.</p>
<h2>Accès</h2>
<p>Le site est ouvert à tous, sans compte. Il arrive qu’il ferme pour travaux ou pour cause d’orage sur la colline : nous le rouvrons aussi vite que possible, sans pouvoir le garantir.</p>
<h2>Âge</h2>
<p>Les pages qui proposent du vin s’adressent aux personnes de 18 ans et plus.</p>
<h2>Votre compte</h2>
<p>Si vous en ouvrez un, votre mot de passe est à vous seul. Dites-nous sans attendre si vous pensez que quelqu’un d’autre s’en sert : {{COMPANY_EMAIL}}.</p>
<h2>Textes, étiquettes et images</h2>
<p>Ils ont été créés pour cette démonstration. Les citer en donnant la source est toujours permis ; les reprendre l’est dans les limites de la licence qui accompagne le logiciel.</p>
<h2>Liens</h2>
<p>Un lien vers le site est toujours bienvenu. Nous ne répondons pas de ce que publient les sites vers lesquels nous renvoyons.</p>
<h2>Droit applicable</h2>
<p>Le droit français. Avant tout, un coup de téléphone : {{COMPANY_PHONE}}.</p>`,
  `<p>These are the terms of the {{COMPANY_NAME}} website. By browsing it you accept them; they fit on one page because a winegrower’s site needs no more.</p>
<h2>Access</h2>
<p>The site is open to everyone, without an account. It sometimes closes for repairs, or because of a storm over the hill: we reopen it as soon as we can, without being able to promise when.</p>
<h2>Age</h2>
<p>Pages that offer wine are meant for people aged 18 and over.</p>
<h2>Your account</h2>
<p>If you open one, the password is yours alone. Tell us at once if you think that someone else is using it: {{COMPANY_EMAIL}}.</p>
<h2>Words, labels and pictures</h2>
<p>They were made for this demonstration. Quoting them with their source is always welcome; they may be reused within the license that comes with the software.</p>
<h2>Links</h2>
<p>A link to this site is always welcome. We do not answer for what is published by the sites we link to.</p>
<h2>Governing law</h2>
<p>French law. First of all, though, a telephone call: {{COMPANY_PHONE}}.</p>`,
);
