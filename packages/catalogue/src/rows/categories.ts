import type {
  CatalogueBrand,
  CatalogueCategory,
  CatalogueMenuGroup,
  CatalogueProduct,
} from '@dawakit/core/catalogue'
import { slugOf } from './slug.ts'

/** The menu bar, in order. General categories name their group; specialities go where `specialityGroups` says. */
const menuGroupNames = [
  'Medicines',
  'Health Care',
  'Nutrition and Fitness',
  'Personal Care',
  'Mother and Baby',
  'Ayurveda',
  'Devices and Supports',
] as const

export function seedMenuGroups(): CatalogueMenuGroup[] {
  return menuGroupNames.map((name, index) => {
    const slug = slugOf(name)
    return { id: `group-${slug}`, slug, name, logo: `/images/groups/${slug}.svg`, sortOrder: index + 1 }
  })
}

function categoryRow(
  name: string,
  isGeneral: boolean,
  parentGroup: string,
  products: readonly CatalogueProduct[],
  sortOrder: number,
): CatalogueCategory {
  const slug = slugOf(name)
  const id = `${isGeneral ? 'general' : 'speciality'}-${slug}`
  const subs = products.map((product) =>
    isGeneral ? product.generalSubCategory : product.specialitySubCategory,
  )
  return {
    id,
    slug,
    name,
    isGeneral,
    parentGroup,
    subCategories: [...new Set(subs)].filter((sub) => sub !== null),
    logo: `/images/categories/${slug}.svg`,
    banners: [
      { id: `${id}-1`, url: `/images/banners/category-${slug}-1-wide.svg` },
      { id: `${id}-2`, url: `/images/banners/category-${slug}-2-wide.svg` },
    ],
    sortOrder,
  }
}

export interface CategoryName {
  name: string
  isGeneral: boolean
  group: string
}

/** One row per category, its sub-categories in the order in which products name them. */
export function seedCategories(
  names: readonly CategoryName[],
  products: readonly CatalogueProduct[],
): CatalogueCategory[] {
  return names.map(({ name, isGeneral, group }, index) => {
    const own = products.filter(
      (product) => (isGeneral ? product.generalCategory : product.specialityCategory) === name,
    )
    return categoryRow(name, isGeneral, group, own, index + 1)
  })
}

export function seedBrands(products: readonly CatalogueProduct[]): CatalogueBrand[] {
  const brands = new Map<string, CatalogueBrand>()
  for (const { brandSlug, brandName } of products) {
    if (brands.has(brandSlug)) continue
    brands.set(brandSlug, {
      id: `brand-${brandSlug}`,
      slug: brandSlug,
      name: brandName,
      logo: `/images/brands/${brandSlug}.svg`,
    })
  }
  return [...brands.values()]
}
