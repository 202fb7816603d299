import { both } from "../both.ts";

/** How the site may be used. */
export const useTerms = both(
  `<p>[Projet : à relire par le domaine et son conseil, puis effacer cette ligne.]</p>
<h2>Accès</h2>
<p>Le site {{COMPANY_NAME}} se consulte librement et sans compte. Il peut être interrompu pour entretien.</p>
<h2>Âge</h2>
<p>Les pages qui proposent du vin s’adressent aux personnes de 18 ans et plus.</p>
<h2>Votre compte</h2>
<p>Les visiteurs commandent sans compte ; les membres inscrits s’identifient par leur courriel et leur mot de passe, qu’ils gardent pour eux. Un usage suspect se signale à {{COMPANY_EMAIL}}.</p>
<h2>Textes et images</h2>
<p>Ils appartiennent à {{COMPANY_LEGAL_NAME}} ou à leurs auteurs. Les citer avec leur source est permis ; les reprendre demande un accord écrit.</p>
<h2>Liens</h2>
<p>Nous ne répondons pas du contenu des sites vers lesquels nous renvoyons.</p>
<h2>Droit applicable</h2>
<p>Le droit français.</p>`,
  `<p>[Draft: to be reviewed by the estate and its counsel; then delete this line.]</p>
<h2>Access</h2>
<p>The {{COMPANY_NAME}} website is open to all, without an account. It may be interrupted for maintenance.</p>
<h2>Age</h2>
<p>Pages that offer wine are meant for people aged 18 and over.</p>
<h2>Your account</h2>
<p>Visitors order without an account; registered members sign in with their e-mail address and a password that they keep to themselves. Report suspicious use to {{COMPANY_EMAIL}}.</p>
<h2>Texts and pictures</h2>
<p>They belong to {{COMPANY_LEGAL_NAME}} or to their authors. Quoting them with their source is welcome; using them elsewhere takes written consent.</p>
<h2>Links</h2>
<p>We do not answer for the content of the sites that we link to.</p>
<h2>Governing law</h2>
<p>French law.</p>`,
);
