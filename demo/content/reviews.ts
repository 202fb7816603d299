/** What visitors of the fictional estate wrote, as a reviews service would answer: by source. */
export const demoReviews = {
  guestbook: {
    average: 4.8,
    total: 37,
    url: "",
    isVerified: false,
    reviews: [
      {
        id: "g-37",
        author: "Marion et Paul",
        rating: 5,
        date: "2026-10-18",
        text: "Deux heures sous la voûte avec Odile, six verres et un chat. On repart avec Pierre-Levée et l’envie de revenir.",
      },
      {
        id: "g-36",
        author: "Susan K.",
        rating: 5,
        date: "2026-09-30",
        text: "We came for the view and stayed for the Clos Sereine. The walk along the walls before the tasting made sense of every glass.",
      },
      {
        id: "g-35",
        author: "Étienne",
        rating: 4.5,
        date: "2026-08-12",
        text: "Accueil simple et vrai. Pensez à réserver : la table n’a que dix places.",
      },
      {
        id: "g-34",
        author: "Famille Okafor",
        rating: 5,
        date: "2026-07-05",
        text: "Les enfants ont eu du jus de raisin dans de vrais verres. Nous, l’Éclat. Tout le monde était content.",
      },
      {
        id: "g-33",
        author: "Jules",
        rating: 4.5,
        date: "2026-05-24",
        text: "Le rosé du matin porte bien son nom. Chemin d’accès un peu raide à vélo.",
      },
    ],
  },
} as const;
