import { both } from "#starter/both.ts";

/** What the demo keeps in a browser: little enough to be listed. */
export const cookiePolicy = both(
  `<p>Un cookie est un petit fichier que votre navigateur garde pour nous. Nous lui en confions quatre, tous nécessaires ; aucun ne vous suit d’un site à l’autre.</p>
<h2>Ce que nous gardons</h2>
<ul>
<li><strong>locale</strong> : la langue que vous avez choisie. 365 jours.</li>
<li><strong>token</strong> et <strong>idSite</strong> : votre session, si vous avez un compte et seulement quand vous vous connectez. Un jour.</li>
<li><strong>device</strong> : un numéro tiré au sort à votre connexion, pour que les essais d’un inconnu sur votre compte ne vous en ferment pas la porte. 180 jours.</li>
</ul>
<p>Votre panier, votre ville de livraison et les messages que vous avez fermés restent dans la mémoire locale du navigateur : ils ne nous sont pas envoyés tant que vous ne commandez pas.</p>
<h2>Ce que nous ne faisons pas</h2>
<p>Ni publicité, ni profil, ni mesure d’audience dans cette démonstration. C’est pourquoi aucun bandeau ne vous arrête à l’entrée.</p>
<h2>Si cela changeait</h2>
<p>Un outil de mesure ne serait chargé qu’après votre accord, que vous pourriez refuser d’un seul geste et reprendre à tout moment. Votre choix vaudrait six mois.</p>
<h2>Effacer</h2>
<p>Les réglages de votre navigateur effacent tout cela en un instant. Le site continue de fonctionner ; il vous demandera seulement votre langue.</p>`,
  `<p>A cookie is a small file that your browser keeps for us. We give it four, all of them necessary; none follows you from one site to another.</p>
<h2>What we keep</h2>
<ul>
<li><strong>locale</strong>: the language you chose. 365 days.</li>
<li><strong>token</strong> and <strong>idSite</strong>: your session, from when you sign in to an account, if you have one. One day.</li>
<li><strong>device</strong>: a number drawn at random when you sign in, so that a stranger who tries to enter your account cannot shut you out of it. 180 days.</li>
</ul>
<p>Your cart, your delivery town and the messages you have closed stay in your browser’s local storage: they are not sent to us until you order.</p>
<h2>What we do not do</h2>
<p>No advertising, no profiling, no audience measurement in this demonstration. That is why no banner stops you at the door.</p>
<h2>If that changed</h2>
<p>A measuring tool would load only after you agreed; you could refuse in one gesture and change your mind at any time. Your choice would last six months.</p>
<h2>Erasing</h2>
<p>Your browser’s settings erase all of this in a moment. The site goes on working; it will merely ask for your language.</p>`,
);
