/**
 * What the names of institutions and of companies of another trade end in: Delta Dental is no airline. Left out is what a
 * brand adds to its own name (Technologies, Group, Air, Music).
 */
const HEADS =
  'Dental Dentistry Hospital Clinic University College Seminary Polytechnic Museum Orchestra Symphony Philharmonic Quartet Choir Airport Railway Railroad Communications Semiconductor Pharmaceuticals Pharma Therapeutics Biosciences Chemical Chemicals Steel Petroleum Mining Aerospace Brewery Brewing Vineyards Winery Records Gazette Herald Tribune Chronicle Realty Construction Faucet Faucets Lumber Plumbing Bicycles Cycles Regiment Squadron Brigade Cathedral Parish Monastery Observatory Gallery Prize Medal Awards Parade Treaty Doctrine Revolution Dynasty Empire Crusade Wars Session Sessions Algebra Algorithm Regression Programming Equation Equations Theorem Function Syndrome Disease Variant Hypothesis Principle Protocol Peninsula Province Strait Rainforest Glacier Canal Harbor Harbour Ridge Pass Peak Dam Plateau Reef Abbey Manor Township Borough District Village Heights Junction Crossing Terrace Lane Boulevard Highway'.split(
    ' ',
  );
const INSTITUTION = new RegExp(`^ (${HEADS.join('|')})\\b`);

/** The folded word that ends the name of an institution here; null where the name does not go on so. */
export function institutionAfter(after: string): string | null {
  return INSTITUTION.exec(after)?.[1]?.toLowerCase() ?? null;
}
