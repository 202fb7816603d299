import { both } from "../both.ts";

/** What a sale at a distance must tell the buyer, with the shop's usual terms (spec §9) as a starting point. */
export const saleTerms = both(
  `<p>[Projet : à relire par le domaine et son conseil, puis effacer cette ligne.]</p>
<h2>1. Le vendeur</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} au capital de {{COMPANY_SHARE_CAPITAL}}, {{COMPANY_HEAD_OFFICE}}. RCS {{COMPANY_RCS}}, TVA {{COMPANY_VAT_NUMBER}}. Téléphone {{COMPANY_PHONE}}, courriel {{COMPANY_EMAIL}}.</p>
<h2>2. L’acheteur</h2>
<p>Les ventes s’adressent à des particuliers majeurs, pour leur usage personnel. En commandant, l’acheteur déclare avoir 18 ans révolus : la vente d’alcool aux mineurs est interdite.</p>
<h2>3. Les vins et les prix</h2>
<p>Les caractéristiques de chaque vin figurent sur sa page. Les prix sont en euros, toutes taxes comprises, hors frais de livraison, lesquels sont indiqués avant le paiement. Ils valent du 1<sup>er</sup> février au 31 janvier, dans la limite des stocks.</p>
<h2>4. La commande</h2>
<p>La commande est ferme lorsque l’acheteur a vérifié son contenu, accepté ces conditions et validé une commande avec obligation de paiement. Un courriel la confirme.</p>
<h2>5. Le paiement</h2>
<p>Par carte, auprès de [nom du prestataire de paiement]. Le numéro de carte n’est ni vu ni conservé par le vendeur.</p>
<h2>6. La livraison</h2>
<p>À domicile, en point relais ou au domaine, [pays et zones desservis], dans un délai de [nombre de jours]. La livraison est offerte à partir de 48 bouteilles ou de 380 €. Toute casse se signale à la réception, au vendeur et au transporteur.</p>
<h2>7. Le droit de rétractation</h2>
<p>L’acheteur dispose de quatorze jours à compter du lendemain de la réception pour se rétracter, sans motif. Il l’exerce en ligne par le lien <a href="/withdrawal">« renoncer au contrat ici »</a>, au pied de chaque page, ou en écrivant à {{COMPANY_EMAIL}}. Il renvoie les bouteilles intactes dans les quatorze jours suivants ; le vendeur rembourse, frais de livraison initiaux compris, dans les quatorze jours. Les frais de retour sont à la charge de [l’acheteur ou le vendeur]. Ce droit ne s’applique pas aux articles nettement personnalisés, ce qui est indiqué avant la commande.</p>
<h2>8. Les garanties légales</h2>
<p>Le vendeur répond des défauts de conformité pendant deux ans à compter de la délivrance (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil).</p>
<h2>9. Les réclamations</h2>
<p>Elles s’adressent d’abord au vendeur. Sans accord, le consommateur peut saisir gratuitement [nom du médiateur de la consommation, adresse postale, site internet].</p>
<h2>10. Les données et le droit applicable</h2>
<p>Les données servent à traiter la commande ; la politique de confidentialité en dit plus. Le droit français s’applique.</p>`,
  `<p>[Draft: to be reviewed by the estate and its counsel; then delete this line.]</p>
<h2>1. The seller</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} with a share capital of {{COMPANY_SHARE_CAPITAL}}, {{COMPANY_HEAD_OFFICE}}. RCS {{COMPANY_RCS}}, VAT {{COMPANY_VAT_NUMBER}}. Telephone {{COMPANY_PHONE}}, e-mail {{COMPANY_EMAIL}}.</p>
<h2>2. The buyer</h2>
<p>Sales are made to adult consumers, for their own use. By ordering, the buyer declares that they are at least 18: selling alcohol to minors is forbidden.</p>
<h2>3. Wines and prices</h2>
<p>Each wine is described on its page. Prices are in euros, taxes included, without delivery, whose cost is shown before payment. They are valid from February 1 to January 31, while stocks last.</p>
<h2>4. The order</h2>
<p>An order is firm once the buyer has checked its content, accepted these terms and confirmed an order with obligation to pay. An e-mail confirms it.</p>
<h2>5. Payment</h2>
<p>By card, through [name of the payment provider]. The seller neither sees nor keeps the card number.</p>
<h2>6. Delivery</h2>
<p>To the buyer’s home, to a pick-up point or at the estate, [countries and areas served], within [number of days]. Delivery is free from 48 bottles or €380. Breakage is reported on receipt, to the seller and to the carrier.</p>
<h2>7. Right of withdrawal</h2>
<p>The buyer has fourteen days from the day after receipt to withdraw, without giving a reason: online, through the link <a href="/en_US/withdrawal">“withdraw from contract here”</a> at the foot of every page, or by writing to {{COMPANY_EMAIL}}. The bottles are returned unopened within fourteen days; the seller refunds them, original delivery included, within fourteen days. Return postage is paid by [the buyer or the seller]. The right does not apply to clearly personalized goods, which is said before the order.</p>
<h2>8. Legal warranties</h2>
<p>The seller answers for lack of conformity for two years from delivery (articles L217-3 and following of the French consumer code) and for hidden defects (articles 1641 and following of the civil code).</p>
<h2>9. Complaints</h2>
<p>They are addressed to the seller first. Without an agreement, a consumer may turn, free of charge, to [name of the consumer mediator, postal address, website].</p>
<h2>10. Data and governing law</h2>
<p>Data serves to handle the order; the privacy policy says more. French law applies.</p>`,
);
