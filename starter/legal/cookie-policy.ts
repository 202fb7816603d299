import { both } from "../both.ts";

/** What the site keeps in a browser as it comes (spec §9: lifetimes). */
export const cookiePolicy = both(
  `<p>Ce site ne dépose que des cookies nécessaires à son fonctionnement.</p>
<ul>
<li><strong>Langue</strong> : celle que vous avez choisie, 365 jours.</li>
<li><strong>Session</strong> : seulement si vous vous connectez à un compte, un jour.</li>
<li><strong>Appareil</strong> : un numéro tiré au sort à votre connexion, qui vous garde l’accès à votre compte quand un inconnu s’y essaie, 180 jours.</li>
</ul>
<p>Le panier et les messages que vous avez fermés restent dans la mémoire locale de votre navigateur.</p>
<h2>Mesure d’audience et publicité</h2>
<p>Aucun traceur de ce genre n’est actif. S’il devait y en avoir, votre accord vous serait demandé avant ; le refus serait aussi simple que l’acceptation, et votre choix vaudrait six mois.</p>
<h2>Effacer</h2>
<p>Les réglages de votre navigateur effacent tout à tout moment ; le site continue de fonctionner.</p>`,
  `<p>This site only sets cookies that it needs in order to work.</p>
<ul>
<li><strong>Language</strong>: the one that you chose, 365 days.</li>
<li><strong>Session</strong>: only if you sign in to an account, one day.</li>
<li><strong>Device</strong>: a number drawn at random when you sign in, which keeps your account open to you while a stranger tries to enter it, 180 days.</li>
</ul>
<p>The cart and the messages that you closed stay in your browser’s local storage.</p>
<h2>Audience measurement and advertising</h2>
<p>No tracker of that kind is active. Should there be one, you would be asked first; refusing would be as easy as accepting, and your choice would last six months.</p>
<h2>Erasing</h2>
<p>Your browser’s settings erase all of it at any time; the site goes on working.</p>`,
);
