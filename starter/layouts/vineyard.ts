import { both } from "../both.ts";
import { toPage } from "../links.ts";
import { essay } from "./essay.ts";

export const vineyardLayout = essay({
  eyebrow: both("Nos vignes", "Our vines"),
  title: both("Le vignoble", "The vineyard"),
  lead: both(
    "<p>Tout ce qu’il y a dans le verre était d’abord dehors.</p>",
    "<p>Everything in the glass was first outdoors.</p>",
  ),
  text: both(
    "<p>Le sol tient l’eau ou la laisse filer, la pente prend le soleil du matin ou celui du soir, le vent sèche la rosée : chaque parcelle a son caractère, et nous travaillons à ne pas le couvrir.</p><p>On le goûte mieux qu’on ne l’explique.</p>",
    "<p>Soil holds water or lets it go, a slope takes the morning sun or the evening’s, the wind dries the dew: every parcel has its character, and our work is not to cover it up.</p><p>It is better tasted than explained.</p>",
  ),
  callTitle: both("Du rang à la bouteille", "From row to bottle"),
  call: toPage("wines", both("Voir nos vins", "See our wines")),
});
