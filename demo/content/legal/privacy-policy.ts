import { both } from "#starter/both.ts";

/** What the demo does with people's data: very little, and it says so. */
export const privacyPolicy = both(
  `<p>Nous faisons du vin, pas des fichiers. Voici ce que nous savons de vous, pourquoi, et comment l’effacer.</p>
<h2>Ce que nous recueillons</h2>
<p>Si vous lisez le site sans créer de compte : rien qui vous identifie. Un cookie retient votre langue pendant 365 jours.</p>
<p>Si vous créez un compte ou passez commande : vos nom, adresse, courriel, téléphone et le contenu de vos commandes. Un cookie de session vous reconnaît pendant un jour ; un autre protège votre connexion pendant 180 jours.</p>
<h2>Ce que nous en faisons</h2>
<p>Préparer, livrer et facturer vos commandes ; répondre à vos messages ; vous envoyer notre lettre si vous l’avez demandée. Nous ne vendons ni ne prêtons vos données. Elles ne sont transmises qu’au transporteur et au prestataire de paiement, pour ce qui leur revient.</p>
<h2>Combien de temps</h2>
<p>Les commandes sont conservées dix ans, comme la loi comptable l’impose. Un compte sans commande est effacé après trois ans de silence. La lettre s’arrête dès que vous le dites.</p>
<h2>Mesure d’audience</h2>
<p>Cette démonstration n’en fait aucune. Si un outil de mesure est activé un jour, votre accord vous sera demandé et vaudra six mois.</p>
<h2>Vos droits</h2>
<p>Accès, rectification, effacement, opposition, portabilité : écrivez à {{COMPANY_EMAIL}}, une personne vous répond sous quinze jours. Vous pouvez aussi supprimer votre compte vous-même, depuis votre espace.</p>`,
  `<p>We make wine, not files. Here is what we know about you, why, and how to have it erased.</p>
<h2>What we collect</h2>
<p>If you read the site without an account: nothing that identifies you. One cookie remembers your language for 365 days.</p>
<p>If you open an account or place an order: your name, address, e-mail, telephone and what you ordered. A session cookie recognizes you for one day; another one guards your way in for 180 days.</p>
<h2>What we do with it</h2>
<p>Prepare, deliver and invoice your orders; answer your messages; send you our letter if you asked for it. We neither sell nor lend your data. It goes only to the carrier and the payment provider, for the part that concerns them.</p>
<h2>For how long</h2>
<p>Orders are kept for ten years, as accounting law requires. An account without orders is erased after three silent years. The letter stops as soon as you say so.</p>
<h2>Audience measurement</h2>
<p>This demonstration does none. Should a measuring tool be switched on one day, you will be asked first, and your choice will last six months.</p>
<h2>Your rights</h2>
<p>Access, correction, erasure, objection, portability: write to {{COMPANY_EMAIL}} and a person will answer within fifteen days. You can also delete your account yourself, from your own pages.</p>`,
);
