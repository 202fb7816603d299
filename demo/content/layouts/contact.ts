import { both } from "#starter/both.ts";
import { picture } from "#demo/content/media.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

export const contactLayout = layout(
  "page",
  section("details-band", { width: "wide" }, [
    block("details", "contact-details", {
      eyebrow: both("Contact", "Contact"),
      title: both("Écrire, appeler, passer", "Write, call, drop in"),
      isPageTitle: true,
      text: both(
        "Odile répond le matin, Simon le soir, et Hélène quand les cuves le permettent. Sous deux jours, dans tous les cas.",
        "Odile answers in the morning, Simon in the evening, and Hélène when the vats allow. Within two days, in any case.",
      ),
    }),
  ]),
  section("write-band", { width: "wide" }, [
    columns(
      "write-columns",
      { ratio: "wide-narrow", gap: "large" },
      [
        block("write", "contact-form", {
          title: both("Une question, une envie ?", "A question, an idea?"),
          text: both(
            "Ce que vous écrivez ici arrive sur la table de la cuisine, et n’en sort que pour vous répondre.",
            "What you write here lands on the kitchen table, and leaves it only for an answer to you.",
          ),
        }),
      ],
      [
        block("write-picture", "image", {
          image: picture("house-notebook"),
          ratio: "portrait",
          caption: both("Odile note, puis répond.", "Odile writes it down, then answers."),
        }),
      ],
    ),
  ]),
  section("whom-band", { tone: "tint", width: "wide" }, [
    columns(
      "whom-columns",
      { ratio: "wide-narrow", align: "center", gap: "large" },
      [
        title("whom-title", both("À qui s’adresser", "Whom to ask for"), { size: "medium" }),
        words(
          "whom-text",
          both(
            '<h3>Réserver une visite ou une table</h3><p>Dites-nous le jour, l’heure et combien vous serez, au <a href="tel:0000000000">00\u00a000\u00a000\u00a000\u00a000</a> ou à <a href="mailto:visites@clairveille.example">visites@clairveille.example</a>.</p><ul><li><a href="/services/1">La visite à la bougie</a></li><li><a href="/services/2">La table d’Odile</a></li><li><a href="/visiter">Toutes les visites, et le chemin</a></li></ul><h3>Cavistes et restaurants</h3><p>Simon part en tournée le lundi : <a href="mailto:simon@clairveille.example">simon@clairveille.example</a></p><h3>Une bouteille décevante</h3><p>Appelez Hélène au <a href="tel:0000000000">00\u00a000\u00a000\u00a000\u00a000</a>. Elle préfère le savoir, et elle la remplace.</p>',
            '<h3>Book a tour or a table</h3><p>Tell us the day, the hour and how many you will be: call <a href="tel:0000000000">00\u00a000\u00a000\u00a000\u00a000</a> or write to <a href="mailto:visites@clairveille.example">visites@clairveille.example</a>.</p><ul><li><a href="/en_US/services/1">The candlelight tour</a></li><li><a href="/en_US/services/2">Odile’s table</a></li><li><a href="/en_US/visit-us">All visits, and how to find us</a></li></ul><h3>Wine shops and restaurants</h3><p>Simon does his rounds on Mondays: <a href="mailto:simon@clairveille.example">simon@clairveille.example</a></p><h3>A disappointing bottle</h3><p>Call Hélène: <a href="tel:0000000000">00\u00a000\u00a000\u00a000\u00a000</a>. She would rather know, and she replaces it.</p>',
          ),
        ),
      ],
      [
        block("whom-picture", "image", {
          image: picture("estate-house"),
          ratio: "portrait",
          caption: both("C’est la porte rouge.", "It’s the red door."),
        }),
      ],
    ),
  ]),
);
