import type { CatalogueProduct } from '@dawakit/core/catalogue'

/** Beside a medicine of this speciality people often take goods of this general sub-category. */
const besideSpeciality: Record<string, string> = {
  Diabetes: 'Test Strips and Lancets',
  Cardiology: 'BP Monitors',
  'Pain Relief': 'Hot and Cold Packs',
  Respiratory: 'Nebulisers and Vaporisers',
  Allergy: 'Masks and Gloves',
  Dermatology: 'Moisturisers',
  'Infectious Diseases': 'Thermometers',
  'Orthopaedics and Rheumatology': 'Knee and Leg Support',
  Gynaecology: 'Feminine Hygiene',
  Gastroenterology: 'Stomach Care',
  'Dental Care': 'Oral Care',
}

const besideElse = 'Multivitamins'

function bestSellers(products: readonly CatalogueProduct[]): Map<string, CatalogueProduct[]> {
  const shelves = new Map<string, CatalogueProduct[]>()
  for (const product of products) {
    if (!product.isGeneralProduct || !product.isMainVariant || product.stock === 0) continue
    const shelf = product.generalSubCategory ?? ''
    const list = shelves.get(shelf)
    if (list) list.push(product)
    else shelves.set(shelf, [product])
  }
  for (const list of shelves.values()) list.sort((one, other) => other.popularity - one.popularity)
  return shelves
}

/**
 * Gives every product for which there is one the second product of its bought-together offer: for a
 * medicine goods that go with its speciality, for goods the best seller of the next shelf of their
 * category. Both need no prescription, so that the pair can be bought at once.
 */
export function withPairs(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const shelves = bestSellers(products)
  const shelvesOfCategory = new Map<string, string[]>()
  for (const { generalCategory, generalSubCategory } of products) {
    if (generalCategory === null || generalSubCategory === null) continue
    const list = shelvesOfCategory.get(generalCategory) ?? []
    if (!list.includes(generalSubCategory)) list.push(generalSubCategory)
    shelvesOfCategory.set(generalCategory, list)
  }
  const fallback = shelves.get(besideElse) ?? [...shelves.values()][0] ?? []
  return products.map((product, index) => {
    let shelf = fallback
    if (product.isGeneralProduct) {
      const siblings = shelvesOfCategory.get(product.generalCategory ?? '') ?? []
      const next = siblings[(siblings.indexOf(product.generalSubCategory ?? '') + 1) % siblings.length]
      shelf = shelves.get(next ?? '') ?? fallback
    } else {
      shelf = shelves.get(besideSpeciality[product.specialityCategory ?? ''] ?? besideElse) ?? fallback
    }
    const pair = shelf
      .slice(0, 4)
      .filter(
        (other) =>
          other.id !== product.id &&
          (other.variantGroup === null || other.variantGroup !== product.variantGroup),
      )
    return { ...product, pairProductId: pair[index % Math.max(1, pair.length)]?.id ?? null }
  })
}
