import { both } from "../both.ts";

/** What the law on trust in the digital economy wants named; brackets hold what only the estate knows. */
export const legalNotice = both(
  `<p>[Projet : à relire par le domaine et son conseil, puis effacer cette ligne.]</p>
<h2>Éditeur du site</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} au capital de {{COMPANY_SHARE_CAPITAL}}.<br>Siège social : {{COMPANY_HEAD_OFFICE}}.<br>RCS : {{COMPANY_RCS}}. SIRET : {{COMPANY_SIRET}}. TVA intracommunautaire : {{COMPANY_VAT_NUMBER}}.</p>
<p>Téléphone : {{COMPANY_PHONE}}. Courriel : {{COMPANY_EMAIL}}.</p>
<h2>Direction de la publication</h2>
<p>{{COMPANY_LEGAL_AGENT}}.</p>
<h2>Hébergement</h2>
<p>[Nom ou raison sociale de l’hébergeur, adresse, téléphone].</p>
<h2>Médiation de la consommation</h2>
<p>Après une réclamation écrite restée sans réponse satisfaisante, un consommateur peut saisir gratuitement [nom du médiateur de la consommation, adresse postale, site internet].</p>
<h2>Emballages</h2>
<p>Identifiant unique de la filière emballages (article L541-10-13 du code de l’environnement) : [numéro].</p>
<h2>Propriété intellectuelle</h2>
<p>Les textes, les images et les marques de ce site appartiennent à {{COMPANY_LEGAL_NAME}} ou à leurs auteurs. Toute reprise demande leur accord.</p>
<h2>Vente d’alcool</h2>
<p>La vente d’alcool est interdite aux mineurs de moins de 18 ans. L’abus d’alcool est dangereux pour la santé, à consommer avec modération.</p>`,
  `<p>[Draft: to be reviewed by the estate and its counsel; then delete this line.]</p>
<h2>Publisher</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} with a share capital of {{COMPANY_SHARE_CAPITAL}}.<br>Registered office: {{COMPANY_HEAD_OFFICE}}.<br>Trade register (RCS): {{COMPANY_RCS}}. SIRET: {{COMPANY_SIRET}}. VAT number: {{COMPANY_VAT_NUMBER}}.</p>
<p>Telephone: {{COMPANY_PHONE}}. E-mail: {{COMPANY_EMAIL}}.</p>
<h2>Director of publication</h2>
<p>{{COMPANY_LEGAL_AGENT}}.</p>
<h2>Hosting</h2>
<p>[Name of the hosting company, address, telephone].</p>
<h2>Consumer mediation</h2>
<p>When a written complaint has brought no satisfactory answer, a consumer may turn, free of charge, to [name of the consumer mediator, postal address, website].</p>
<h2>Packaging</h2>
<p>Unique identifier of the packaging scheme (article L541-10-13 of the French environmental code): [number].</p>
<h2>Intellectual property</h2>
<p>The texts, pictures and trade marks of this site belong to {{COMPANY_LEGAL_NAME}} or to their authors. Using them elsewhere takes their consent.</p>
<h2>Sale of alcohol</h2>
<p>The sale of alcohol to anyone under 18 is forbidden. Alcohol abuse is dangerous for your health; drink in moderation.</p>`,
);
