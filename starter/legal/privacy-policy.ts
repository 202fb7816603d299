import { both } from "../both.ts";

/** What the site does with people's data as it comes; brackets hold what the estate decides. */
export const privacyPolicy = both(
  `<p>[Projet : à relire par le domaine et son conseil, puis effacer cette ligne.]</p>
<h2>Qui est responsable</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_HEAD_OFFICE}}, {{COMPANY_EMAIL}}.</p>
<h2>Ce que nous recueillons, et pourquoi</h2>
<ul>
<li>Lire le site ne demande rien qui vous identifie.</li>
<li>La lettre du domaine : votre adresse électronique, avec votre consentement, jusqu’à ce que vous y mettiez fin.</li>
<li>Un compte ou une commande : nom, adresses, téléphone, courriel et contenu des commandes, pour exécuter le contrat.</li>
</ul>
<h2>À qui ces données sont transmises</h2>
<p>Au prestataire de paiement, au transporteur et à l’hébergeur, pour ce qui les concerne : [noms des prestataires]. Elles ne sont ni vendues ni louées.</p>
<h2>Combien de temps</h2>
<p>Les pièces comptables sont conservées dix ans, comme la loi l’impose ; un compte inactif, [durée].</p>
<h2>Vos droits</h2>
<p>Accès, rectification, effacement, limitation, opposition, portabilité : écrivez à {{COMPANY_EMAIL}}. Vous pouvez aussi saisir la CNIL (www.cnil.fr).</p>`,
  `<p>[Draft: to be reviewed by the estate and its counsel; then delete this line.]</p>
<h2>Who is responsible</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_HEAD_OFFICE}}, {{COMPANY_EMAIL}}.</p>
<h2>What we collect, and why</h2>
<ul>
<li>Reading the site asks for nothing that identifies you.</li>
<li>The estate letter: your e-mail address, with your consent, until you end it.</li>
<li>An account or an order: name, addresses, telephone, e-mail and what was ordered, to perform the contract.</li>
</ul>
<h2>Who receives it</h2>
<p>The payment provider, the carrier and the host, for the part that concerns them: [names of the providers]. Data is neither sold nor rented.</p>
<h2>For how long</h2>
<p>Accounting records are kept for ten years, as the law requires; an inactive account, [period].</p>
<h2>Your rights</h2>
<p>Access, rectification, erasure, restriction, objection, portability: write to {{COMPANY_EMAIL}}. You may also complain to the French authority, CNIL (www.cnil.fr).</p>`,
);
