/**
 * The makers of the seed catalogue. Every house name, and every brand name built from it, is
 * invented; a likeness to a real company or brand is chance. The salts, strengths, schedules and
 * price levels are those of the Indian market.
 */
export interface House {
  name: string
  /** What people call it: the name of the brand page. */
  brand: string
  /** Ends the stem of a salt to make a brand name: 'Para' + 'kav'. Empty for a generic house, which sells by the salt's name. */
  suffix: string
  /** Of the reference MRP of a pack. Substitutes of one salt differ by as much in Indian shops. */
  priceFactor: number
  /** Usual percent off the MRP in the shop. */
  usualDiscount: number
}

export const houses = {
  kaverin: {
    name: 'Kaverin Pharmaceuticals Ltd',
    brand: 'Kaverin',
    suffix: 'kav',
    priceFactor: 1.08,
    usualDiscount: 14,
  },
  aruvi: {
    name: 'Aruvi Healthcare Pvt Ltd',
    brand: 'Aruvi',
    suffix: 'ruvi',
    priceFactor: 0.92,
    usualDiscount: 18,
  },
  meghdoot: {
    name: 'Meghdoot Life Sciences Ltd',
    brand: 'Meghdoot',
    suffix: 'meg',
    priceFactor: 1.22,
    usualDiscount: 12,
  },
  palash: {
    name: 'Palash Remedies Ltd',
    brand: 'Palash',
    suffix: 'pal',
    priceFactor: 0.84,
    usualDiscount: 20,
  },
  nilavu: {
    name: 'Nilavu Laboratories',
    brand: 'Nilavu',
    suffix: 'nil',
    priceFactor: 0.97,
    usualDiscount: 16,
  },
  trisandhya: {
    name: 'Trisandhya Drugs Pvt Ltd',
    brand: 'Trisandhya',
    suffix: 'tris',
    priceFactor: 1.15,
    usualDiscount: 15,
  },
  deccana: {
    name: 'Deccana Formulations Ltd',
    brand: 'Deccana',
    suffix: 'dec',
    priceFactor: 0.78,
    usualDiscount: 22,
  },
  zenkara: {
    name: 'Zenkara Healthcare',
    brand: 'Zenkara',
    suffix: 'zen',
    priceFactor: 1.3,
    usualDiscount: 10,
  },
  suvarna: {
    name: 'Suvarna Biologics Ltd',
    brand: 'Suvarna Bio',
    suffix: 'varna',
    priceFactor: 1.1,
    usualDiscount: 8,
  },
  himgiri: {
    name: 'Himgiri Biotech Ltd',
    brand: 'Himgiri',
    suffix: 'gir',
    priceFactor: 0.9,
    usualDiscount: 10,
  },
  oorja: {
    name: 'Oorja Consumer Health',
    brand: 'Oorja',
    suffix: 'oor',
    priceFactor: 1.02,
    usualDiscount: 15,
  },
  tvacha: {
    name: 'Tvacha Dermatics Pvt Ltd',
    brand: 'Tvacha',
    suffix: 'tva',
    priceFactor: 1.18,
    usualDiscount: 14,
  },
  jeevika: { name: 'Jeevika Generics', brand: 'Jeevika', suffix: '', priceFactor: 0.42, usualDiscount: 12 },
  sahaj: { name: 'Sahaj Generics Pvt Ltd', brand: 'Sahaj', suffix: '', priceFactor: 0.5, usualDiscount: 25 },
} as const satisfies Record<string, House>

export type HouseKey = keyof typeof houses
