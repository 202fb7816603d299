import { both } from "../both.ts";
import { toPage } from "../links.ts";
import { essay } from "./essay.ts";

export const houseLayout = essay({
  eyebrow: both("Qui nous sommes", "Who we are"),
  title: both("La maison", "The house"),
  lead: both(
    "<p>Faire du vin, c’est choisir chaque jour d’attendre.</p>",
    "<p>To make wine is to choose, every day, to wait.</p>",
  ),
  text: both(
    "<p>Nous vivons où nous travaillons. La vigne se taille en hiver, se soigne au printemps, se vendange à l’automne ; entre deux, la cave demande qu’on la laisse tranquille. C’est un métier de saisons, et de mains.</p><p>Notre histoire s’écrit encore. La meilleure façon de l’entendre reste de pousser la porte.</p>",
    "<p>We live where we work. Vines are pruned in winter, tended in spring and picked in autumn; in between, the cellar asks to be left in peace. It is a trade of seasons, and of hands.</p><p>Our story is still being written. The best way to hear it is to come through the door.</p>",
  ),
  callTitle: both("Faire connaissance", "Let’s meet"),
  call: toPage("contact", both("Nous écrire", "Get in touch")),
});
