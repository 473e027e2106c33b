/** Brands of general goods. All invented, as the houses of the medicines are. */
export interface GeneralBrand {
  name: string
  maker: string
  /** Of the reference MRP. */
  priceFactor: number
  /** Usual percent off the MRP. */
  usualDiscount: number
}

export const generalBrands = {
  oorja: { name: 'Oorja', maker: 'Oorja Consumer Health', priceFactor: 1.05, usualDiscount: 12 },
  neemgram: { name: 'Neemgram', maker: 'Neemgram Naturals Pvt Ltd', priceFactor: 0.92, usualDiscount: 15 },
  vanya: { name: 'Vanya Ayur', maker: 'Vanya Ayurvedashram', priceFactor: 1, usualDiscount: 14 },
  aarogrit: { name: 'Aarogrit', maker: 'Aarogrit Herbals', priceFactor: 0.86, usualDiscount: 18 },
  siddhara: { name: 'Siddhara', maker: 'Siddhara Vaidyasala, Palani', priceFactor: 0.95, usualDiscount: 10 },
  komalini: { name: 'Komalini', maker: 'Komalini Baby Care Ltd', priceFactor: 1.08, usualDiscount: 16 },
  chutku: { name: 'Chutku', maker: 'Chutku Kids India', priceFactor: 0.9, usualDiscount: 20 },
  tvacha: { name: 'Tvacha', maker: 'Tvacha Dermatics Pvt Ltd', priceFactor: 1.25, usualDiscount: 10 },
  roopvati: { name: 'Roopvati', maker: 'Roopvati Cosmetics', priceFactor: 0.94, usualDiscount: 22 },
  keshya: { name: 'Keshya', maker: 'Keshya Hair Sciences', priceFactor: 1.1, usualDiscount: 18 },
  dantika: { name: 'Dantika', maker: 'Dantika Oral Care', priceFactor: 1, usualDiscount: 12 },
  balvaan: { name: 'Balvaan Fit', maker: 'Balvaan Sports Nutrition', priceFactor: 1.12, usualDiscount: 24 },
  poshak: { name: 'Poshak', maker: 'Poshak Nutrition Ltd', priceFactor: 1, usualDiscount: 15 },
  vitavriksh: { name: 'Vitavriksh', maker: 'Vitavriksh Wellness', priceFactor: 1.06, usualDiscount: 20 },
  nadimap: { name: 'Nadimap', maker: 'Nadimap Instruments Pvt Ltd', priceFactor: 1.1, usualDiscount: 28 },
  swasmitra: { name: 'Swasmitra', maker: 'Swasmitra Devices', priceFactor: 0.92, usualDiscount: 32 },
  glukomap: { name: 'Glukomap', maker: 'Glukomap Diagnostics', priceFactor: 1, usualDiscount: 18 },
  sahara: { name: 'Saharo', maker: 'Saharo Supports', priceFactor: 0.96, usualDiscount: 20 },
  dridh: { name: 'Dridh Ortho', maker: 'Dridh Orthotics', priceFactor: 1.12, usualDiscount: 15 },
  nirmool: { name: 'Nirmool', maker: 'Nirmool Hygiene Ltd', priceFactor: 0.95, usualDiscount: 14 },
  ghavseva: { name: 'Ghavseva', maker: 'Ghavseva Surgicals', priceFactor: 0.88, usualDiscount: 18 },
  premayu: { name: 'Premayu', maker: 'Premayu Wellness', priceFactor: 1, usualDiscount: 16 },
  sakhini: { name: 'Sakhini', maker: 'Sakhini Care', priceFactor: 1, usualDiscount: 12 },
  pranvi: { name: 'Pranvi Active', maker: 'Pranvi Wearables', priceFactor: 1.05, usualDiscount: 35 },
} as const satisfies Record<string, GeneralBrand>

export type GeneralBrandKey = keyof typeof generalBrands
