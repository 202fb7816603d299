import { both } from "#demo/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#demo/layout-builder.ts";

import { title, words } from "./pieces.ts";

export const contactLayout = layout(
  "page",
  section("details", { width: "wide" }, [
    columns(
      "details-columns",
      { ratio: "halves", gap: "large" },
      [
        title("details-title", both("Écrire, appeler, passer", "Write, call, drop in"), {
          level: 1,
          size: "display",
          eyebrow: both("Contact", "Contact"),
        }),
        words(
          "details-lead",
          both(
            "<p>Odile répond le matin, Simon le soir, et Hélène quand les cuves le permettent. Sous deux jours, dans tous les cas.</p>",
            "<p>Odile answers in the morning, Simon in the evening, and Hélène when the vats allow. Within two days, in any case.</p>",
          ),
          { size: "lead" },
        ),
        words(
          "details-text",
          both(
            '<h3>Le domaine</h3><p>Domaine Clairveille<br>2 chemin des Murets<br>00000 Montclair-sur-Orbrie</p><h3>Nous joindre</h3><p><a href="tel:0000000000">00 00 00 00 00</a><br><a href="mailto:bonjour@clairveille.example">bonjour@clairveille.example</a></p><h3>Réserver une visite</h3><p>Dites-nous le jour, l’heure et combien vous serez : <a href="mailto:visites@clairveille.example">visites@clairveille.example</a></p><h3>Cavistes et restaurants</h3><p>Simon part en tournée le lundi : <a href="mailto:simon@clairveille.example">simon@clairveille.example</a></p>',
            '<h3>The estate</h3><p>Domaine Clairveille<br>2 chemin des Murets<br>00000 Montclair-sur-Orbrie, France</p><h3>Reach us</h3><p><a href="tel:0000000000">00 00 00 00 00</a><br><a href="mailto:bonjour@clairveille.example">bonjour@clairveille.example</a></p><h3>Book a visit</h3><p>Tell us the day, the hour and how many you will be: <a href="mailto:visites@clairveille.example">visites@clairveille.example</a></p><h3>Wine shops and restaurants</h3><p>Simon does his rounds on Mondays: <a href="mailto:simon@clairveille.example">simon@clairveille.example</a></p>',
          ),
        ),
      ],
      [
        block("details-picture", "image", {
          image: picture("estate-house"),
          ratio: "portrait",
          caption: both("C’est la porte rouge.", "It’s the red door."),
        }),
      ],
    ),
  ]),
  section("hours", { tone: "tint", width: "wide" }, [
    columns(
      "hours-columns",
      { ratio: "narrow-wide", gap: "large" },
      [title("hours-title", both("Quand venir", "When to come"), { size: "medium" })],
      [
        words(
          "hours-text",
          both(
            '<p>Du mardi au jeudi, de 10 h à 12 h et de 14 h à 18 h ; le vendredi jusqu’à 19 h ; le samedi sans interruption, de 10 h à 19 h. Le dimanche matin, d’avril à octobre. <a href="/visiter">Les visites et le chemin</a></p>',
            '<p>Tuesday to Thursday, 10 am to noon and 2 pm to 6 pm; Friday until 7 pm; Saturday without a break from 10 am to 7 pm. Sunday mornings from April to October. <a href="/en_US/visit-us">Visits and how to find us</a></p>',
          ),
        ),
      ],
    ),
  ]),
);
