// The spaces of a text that is shown.

/**
 * Set the spaces of French: no-break before a colon and inside quotation marks, narrow before other signs and "%"; and
 * keep a number with its unit, in every language.
 */
export function typeset(code: string, text: string): string {
  const kept = text.replaceAll(/(?<=\d) (?=(?:XP|PV|PF|PD|PO|MO|PU|mm|cm)(?![\p{L}]))/gu, "\u00a0");
  return code === "fr" ? kept.replaceAll(/ (?=[:»])|(?<=«) /g, "\u00a0").replaceAll(/ (?=[;?!%])/g, "\u202f") : kept;
}
