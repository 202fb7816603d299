/** The company as the law wants it named; everything is visibly invented. */
export const companyDetails: Readonly<Record<string, string>> = {
  COMPANY_NAME: "Domaine Clairveille",
  COMPANY_LEGAL_AGENT: "Hélène Aurival",
  COMPANY_LEGAL_NAME: "Aurival et Enfants",
  COMPANY_CORPORATE_FORM: "EARL",
  COMPANY_SHARE_CAPITAL: "00\u00a0000\u00a0€",
  COMPANY_RCS: "Montclair 000\u00a0000\u00a0000",
  COMPANY_SIRET: "000\u00a0000\u00a0000\u00a000000",
  COMPANY_VAT_NUMBER: "FR00\u00a0000\u00a0000\u00a0000",
  COMPANY_HEAD_OFFICE: "2 chemin des Murets, 00000\u00a0Montclair-sur-Orbrie",
  COMPANY_PHONE: "00\u00a000\u00a000\u00a000\u00a000",
  COMPANY_EMAIL: "bonjour@clairveille.example",
};
