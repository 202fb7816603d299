import { both } from "#starter/both.ts";

/** The legal notice. The company's data comes from the parameters and is visibly invented. */
export const legalNotice = both(
  `<p><strong>Ce site est une démonstration. Le Domaine Clairveille, la famille Aurival, le village de Montclair-sur-Orbrie et l’appellation Coteaux de l’Orbrie n’existent pas ; aucun vin n’y est réellement vendu.</strong></p>
<h2>Éditeur du site</h2>
<p>{{COMPANY_NAME}}, exploité par {{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} au capital de {{COMPANY_SHARE_CAPITAL}}.<br>Siège social : {{COMPANY_HEAD_OFFICE}}.<br>RCS : {{COMPANY_RCS}} · SIRET : {{COMPANY_SIRET}} · TVA : {{COMPANY_VAT_NUMBER}}.</p>
<p>Téléphone : {{COMPANY_PHONE}} · Courriel : {{COMPANY_EMAIL}}.</p>
<h2>Directrice de la publication</h2>
<p>{{COMPANY_LEGAL_AGENT}}.</p>
<h2>Hébergement</h2>
<p>Le site est hébergé par la personne qui fait tourner cette démonstration, sur sa propre machine ou chez le prestataire de son choix.</p>
<h2>Médiation</h2>
<p>Un différend qui ne se règle pas entre nous peut être porté, gratuitement, devant un médiateur de la consommation ; celui d’un domaine réel serait nommé ici, avec son adresse.</p>
<h2>Propriété intellectuelle</h2>
<p>Textes, étiquettes et images ont été créés pour cette démonstration. Ils peuvent être repris dans les limites de la licence qui accompagne le logiciel.</p>
<h2>Vente d’alcool</h2>
<p>La vente d’alcool est interdite aux mineurs de moins de 18 ans. L’abus d’alcool est dangereux pour la santé ; à consommer avec modération.</p>`,
  `<p><strong>This site is a demonstration. Domaine Clairveille, the Aurival family, the village of Montclair-sur-Orbrie and the appellation Coteaux de l’Orbrie do not exist; no wine is really sold here.</strong></p>
<h2>Publisher</h2>
<p>{{COMPANY_NAME}}, run by {{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} with a share capital of {{COMPANY_SHARE_CAPITAL}}.<br>Registered office: {{COMPANY_HEAD_OFFICE}}.<br>Trade register: {{COMPANY_RCS}} · SIRET: {{COMPANY_SIRET}} · VAT: {{COMPANY_VAT_NUMBER}}.</p>
<p>Telephone: {{COMPANY_PHONE}} · E-mail: {{COMPANY_EMAIL}}.</p>
<h2>Editor in charge</h2>
<p>{{COMPANY_LEGAL_AGENT}}.</p>
<h2>Hosting</h2>
<p>The site is hosted by whoever runs this demonstration, on their own machine or with the provider of their choice.</p>
<h2>Mediation</h2>
<p>A disagreement that we can’t settle may be brought, free of charge, before a consumer mediator; a real estate’s would be named here, with an address.</p>
<h2>Intellectual property</h2>
<p>Texts, labels and pictures were made for this demonstration. They may be reused within the license that comes with the software.</p>
<h2>Sale of alcohol</h2>
<p>The sale of alcohol to anyone under 18 is forbidden. Alcohol abuse is dangerous for your health; drink in moderation.</p>`,
);
