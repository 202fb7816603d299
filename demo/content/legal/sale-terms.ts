import { both } from "#starter/both.ts";

/** The usual clauses of a sale of wine at a distance, for an estate that doesn't exist. */
export const saleTerms = both(
  `<p><strong>Démonstration : aucune vente n’a lieu sur ce site. Ces conditions montrent ce qu’un domaine y écrirait.</strong></p>
<h2>1. Qui vend</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} au capital de {{COMPANY_SHARE_CAPITAL}}, {{COMPANY_HEAD_OFFICE}}. RCS {{COMPANY_RCS}} · TVA {{COMPANY_VAT_NUMBER}}. Téléphone {{COMPANY_PHONE}} · courriel {{COMPANY_EMAIL}}.</p>
<h2>2. Qui achète</h2>
<p>Des particuliers majeurs, pour leur usage. En passant commande, vous déclarez avoir 18 ans révolus : la vente d’alcool aux mineurs est interdite. Vous pouvez acheter sans créer de compte ; les membres inscrits s’identifient avec leur courriel et leur mot de passe.</p>
<h2>3. Les vins et les prix</h2>
<p>Les prix sont en euros, toutes taxes comprises, hors frais de livraison, et valent du 1<sup>er</sup> février au 31 janvier, dans la limite des stocks. Les images montrent la bouteille, non toujours le millésime.</p>
<h2>4. La commande</h2>
<p>Elle part de deux bouteilles au moins. Elle est ferme quand vous avez lu et accepté ces conditions, coché la case prévue et réglé. Un courriel la confirme ; nous la gardons dix ans.</p>
<h2>5. Le paiement</h2>
<p>Par carte, auprès d’un prestataire agréé. Nous ne voyons ni ne conservons votre numéro de carte. Vos bouteilles vous sont réservées vingt minutes pendant le paiement.</p>
<h2>6. La livraison et le retrait</h2>
<p>À domicile, en point relais, ou au caveau, où la commande est prête sous deux heures aux heures d’ouverture. La livraison est offerte à partir de 48 bouteilles ou de 380 €. Vérifiez les cartons devant le livreur et signalez-nous toute casse sous trois jours : nous remplaçons.</p>
<h2>7. Vous pouvez changer d’avis</h2>
<p>Vous disposez de quatorze jours après la réception pour vous rétracter, sans avoir à dire pourquoi : <a href="/renoncer-au-contrat">renoncer au contrat ici</a>, lien au pied de chaque page, ou écrivez à {{COMPANY_EMAIL}}. Renvoyez les bouteilles intactes ; nous vous remboursons, livraison initiale comprise, sous quatorze jours. Les frais de retour restent à votre charge. Ce droit ne s’applique pas à ce que nous gravons ou faisons pour vous ; vous le lisez avant de commander, et les garanties légales s’y appliquent.</p>
<h2>8. Garanties</h2>
<p>La loi vous garantit contre les défauts de conformité pendant deux ans, et contre les vices cachés. Une bouteille bouchonnée se remplace : gardez-la, avec son bouchon et les deux tiers de son vin.</p>
<h2>9. Un désaccord</h2>
<p>Appelez d’abord : {{COMPANY_LEGAL_AGENT}} répond elle-même. Sans accord sous deux mois, un médiateur de la consommation peut être saisi gratuitement. Le droit français s’applique.</p>`,
  `<p><strong>Demonstration: nothing is sold on this site. These terms show what an estate would write here.</strong></p>
<h2>1. Who sells</h2>
<p>{{COMPANY_LEGAL_NAME}}, {{COMPANY_CORPORATE_FORM}} with a share capital of {{COMPANY_SHARE_CAPITAL}}, {{COMPANY_HEAD_OFFICE}}. Trade register {{COMPANY_RCS}} · VAT {{COMPANY_VAT_NUMBER}}. Telephone {{COMPANY_PHONE}} · e-mail {{COMPANY_EMAIL}}.</p>
<h2>2. Who buys</h2>
<p>Adults, for their own use. By ordering you declare that you are at least 18: selling alcohol to minors is forbidden. You may buy without an account; registered members sign in with their e-mail address and password.</p>
<h2>3. Wines and prices</h2>
<p>Prices are in euros, taxes included, delivery excluded, and hold from February 1 to January 31 while stocks last. Pictures show the bottle, not always the vintage.</p>
<h2>4. The order</h2>
<p>It starts at two bottles. It is firm once you have read and accepted these terms, checked the box and paid. An e-mail confirms it; we keep it for ten years.</p>
<h2>5. Payment</h2>
<p>By card, with a licensed provider. We neither see nor keep your card number. Your bottles are held for you for twenty minutes while you pay.</p>
<h2>6. Delivery and collection</h2>
<p>To your home, to a pick-up point, or from the tasting room, where your order is ready within two hours during opening hours. Delivery is free from 48 bottles or €380. Check the boxes in front of the driver and report any breakage within three days: we replace it.</p>
<h2>7. You may change your mind</h2>
<p>You have fourteen days from receipt to withdraw, without saying why: <a href="/en_US/withdraw-from-contract">withdraw from contract here</a>, a link at the foot of every page, or write to {{COMPANY_EMAIL}}. Return the bottles unopened; we refund you, original delivery included, within fourteen days. Return postage is yours to pay. What we engrave or make for you has no such right, which you read before you order; the legal guarantees apply to it.</p>
<h2>8. Warranties</h2>
<p>The law protects you against lack of conformity for two years, and against hidden defects. A corked bottle is replaced: keep it, with its cork and two thirds of its wine.</p>
<h2>9. If we disagree</h2>
<p>Call first: {{COMPANY_LEGAL_AGENT}} answers in person. Without agreement within two months, a consumer mediator may be consulted free of charge. French law applies.</p>`,
);
