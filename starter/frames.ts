import { both } from "./both.ts";
import { frame } from "./frame.ts";
import { toPage } from "./links.ts";

/** Both frames of a site that nobody has written for yet (spec §2: default and page layout). */
export const startingFrame = frame({
  footer: both("Nos vins, notre maison, et la porte ouverte.", "Our wines, our house, and an open door."),
  letterTitle: both("La lettre du domaine", "The estate letter"),
  letterText: both(
    "Les sorties de cave et les nouvelles de la vigne, quelques fois par an.",
    "New releases and news from the vines, a few times a year.",
  ),
  bottomLinks: [
    { link: toPage("wines", both("Nos vins", "Our wines")), icon: "bottle" },
    { link: toPage("vineyard", both("Vignoble", "Vineyard")), icon: "grapes" },
    { link: toPage("contact", both("Contact", "Contact")), icon: "mail" },
  ],
});
