import { both } from "#starter/both.ts";
import { layoutIds } from "#demo/content/ids.ts";
import { toPage } from "#demo/content/links.ts";
import { picture } from "#demo/content/media.ts";
import { block, layout, reusable, section } from "#starter/layout-builder.ts";
import { title, words } from "#starter/layouts/pieces.ts";

import { quote } from "./pieces.ts";

export const homeLayout = layout(
  "page",
  block("opening", "banner", {
    image: picture("vineyard-dawn"),
    height: "full",
    place: "top",
    ink: "dark",
    eyebrow: both("Montclair-sur-Orbrie, depuis 1921", "Montclair-sur-Orbrie, since 1921"),
    title: both("Le vin d’un coteau et d’une rivière", "The wine of one hillside and one river"),
    text: both(
      "Quatorze hectares de vignes en culture biologique, une seule famille, et l’Orbrie en bas pour la fraîcheur.",
      "Thirty-five acres of organic vines, one family, and the Orbrie below to keep everything cool.",
    ),
    call: toPage("wines", both("Découvrir les cuvées", "Discover the wines")),
    secondCall: toPage("visit", both("Visiter le domaine", "Visit the estate")),
  }),
  // The law wants it on the home page, at full width (arrêté of 17 October 2016).
  block("minors", "minors-notice"),
  section("story", { width: "narrow", spacing: "large" }, [
    title("story-title", both("Quatre générations, une seule pente", "Four generations, a single slope"), {
      size: "medium",
      align: "center",
      eyebrow: both("La maison", "The house"),
    }),
    words(
      "story-lead",
      both(
        "<p>En 1921, Auguste Aurival achète une maison sans toit et quatre hectares que personne ne veut : trop raides, trop près de l’eau, trop loin de la route.</p>",
        "<p>In 1921 Auguste Aurival bought a house without a roof and ten acres nobody wanted: too steep, too near the water, too far from the road.</p>",
      ),
      { size: "statement", align: "center" },
    ),
    words(
      "story-text",
      both(
        '<p>Un siècle plus tard, ce sont ces défauts que nous mettons en bouteille. La pente fait mûrir, la rivière rafraîchit, et le silence laisse travailler. Hélène vinifie, Simon taille, et leurs parents trouvent encore à redire, ce qui est bon signe.</p><p><a href="/notre-maison">Lire l’histoire de la maison</a></p>',
        '<p>A century later, those faults are what we put in the bottle. The slope ripens, the river cools, and the silence lets us work. Hélène makes the wine, Simon prunes the vines, and their parents still find something to say about it, which is a good sign.</p><p><a href="/en_US/our-house">Read the story of the house</a></p>',
      ),
      { align: "center" },
    ),
  ]),
  section("selection", { tone: "tint", width: "wide" }, [
    block("wines", "product-grid", {
      eyebrow: both("Au caveau en ce moment", "In the tasting room now"),
      title: both("Quatre bouteilles pour faire connaissance", "Four bottles by way of introduction"),
      tag: "selection",
      nbItem: 4,
      hasFilters: false,
    }),
    words(
      "wines-more",
      both(
        '<p><a href="/nos-cuvees">Toutes les cuvées, coffrets et magnums</a></p>',
        '<p><a href="/en_US/our-wines">Every wine, gift box and magnum</a></p>',
      ),
    ),
  ]),
  block("place", "banner", {
    image: picture("autumn-hillside"),
    isFirst: false,
    height: "full",
    eyebrow: both("Le vignoble", "The vineyard"),
    title: both("Huit parcelles, huit caractères", "Eight parcels, eight characters"),
    text: both(
      "Du schiste des terrasses aux limons de la combe, le coteau change de sol tous les cent pas. Chaque parcelle est vinifiée à part ; nous décidons seulement ensuite de ce qu’elle a envie d’être.",
      "From the schist of the terraces to the silt of the hollow, the hillside changes soil every hundred paces. Each parcel is fermented on its own, and only then do we decide what it wants to be.",
    ),
    call: toPage("vineyard", both("Parcourir le vignoble", "Walk the vineyard")),
  }),
  section("journal", { width: "wide", spacing: "large" }, [
    block("news", "news-list", {
      eyebrow: both("Le journal du domaine", "From the estate journal"),
      title: both("Ce qui s’est passé entre les rangs", "What has been going on between the rows"),
      nbItem: 3,
      layout: "index",
      hasPages: false,
    }),
    words(
      "news-more",
      both('<p><a href="/actualites">Toutes les actualités</a></p>', '<p><a href="/en_US/news">All the news</a></p>'),
    ),
  ]),
  quote(
    "jeanne",
    both(
      "« La vigne ne se presse pas. C’est à nous d’apprendre à marcher à son pas. »",
      "“The vine doesn’t hurry. It is for us to learn to walk at its pace.”",
    ),
    both("Jeanne Aurival", "Jeanne Aurival"),
    { tone: "tint", role: both("carnet de 1958", "notebook of 1958") },
  ),
  reusable("visit", layoutIds.visitInvitation),
);
