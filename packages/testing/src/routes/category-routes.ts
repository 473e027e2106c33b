import type { Brand, Category, ProductSummary } from '@dawakit/core/contract'
import { nameKey, slugify } from '@dawakit/core/product'
import { notFound } from '@dawakit/core/refusals'
import type { ContractState } from '../contract-state.ts'
import { summaryOf } from '../fixtures/products.ts'
import { filled, optional, text } from './checks.ts'
import { offeredProducts } from './never-sold.ts'
import { pageChecks, pageOf } from './products.ts'
import type { AnyContext, Routes } from './route.ts'

const isNamed = (name: string) => (one: { name: string; slug?: string }) =>
  nameKey(one.name) === nameKey(name) || (one.slug ?? slugify(one.name)) === slugify(name)

const categoryNameOf = (product: ProductSummary, isGeneral: boolean) =>
  isGeneral ? product.generalCategory : product.specialityCategory
const subCategoryNameOf = (product: ProductSummary, isGeneral: boolean) =>
  isGeneral ? product.generalSubCategory : product.specialitySubCategory

/** The categories of one kind: the state's own, else those that its products stand under. */
function categoriesOf(state: ContractState, isGeneral: boolean): Category[] {
  const { categories } = state
  const products = offeredProducts(state)
  if (categories) return categories.filter((one) => one.isGeneralCategory === isGeneral)
  const names = new Set(products.flatMap((one) => categoryNameOf(one, isGeneral) ?? []))
  return [...names].map((name) => {
    const members = products.filter((one) => categoryNameOf(one, isGeneral) === name)
    const inside = new Set(members.flatMap((one) => subCategoryNameOf(one, isGeneral) ?? []))
    return {
      _id: slugify(name),
      name,
      slug: slugify(name),
      parentGroup: null,
      isGeneralCategory: isGeneral,
      subCategory: [...inside].map((sub) => ({ name: sub })),
      logoUrl: '',
      bannerUrls: [],
      productCount: members.length,
    }
  })
}

function categoryNamed({ state, fail }: AnyContext, isGeneral: boolean, name: string): Category {
  return categoriesOf(state, isGeneral).find(isNamed(name)) ?? fail(404, notFound)
}

export function productsIn(context: AnyContext, isGeneral: boolean, categoryName: string): ProductSummary[] {
  const { name } = categoryNamed(context, isGeneral, categoryName)
  return offeredProducts(context.state)
    .filter((one) => categoryNameOf(one, isGeneral) === name)
    .map(summaryOf)
}

export function productsInSub(context: AnyContext, isGeneral: boolean, categoryName: string, sub: string) {
  const products = productsIn(context, isGeneral, categoryName)
  return products.filter((one) => isNamed(sub)({ name: subCategoryNameOf(one, isGeneral) ?? '' }))
}

function subCategoriesOf(categories: readonly Category[]): { name: string }[] {
  const names = categories.flatMap((one) =>
    one.subCategory.map((sub) => (typeof sub === 'string' ? sub : sub.name)),
  )
  return [...new Set(names)].map((name) => ({ name }))
}

/** The state's own brands, else those that its products name. */
function brandsOf(state: ContractState): Brand[] {
  if (state.brands) return state.brands
  const products = offeredProducts(state)
  const named = new Map(products.flatMap(({ brand }) => (brand ? [[brand.slug, brand.name] as const] : [])))
  return [...named].map(([slug, name]) => ({
    _id: slug,
    slug,
    name,
    logoUrl: '',
    productCount: products.filter((one) => one.brand?.slug === slug).length,
  }))
}

function brandsIn(context: AnyContext, isGeneral: boolean, categoryName = ''): Brand[] {
  const slugs = new Set(productsIn(context, isGeneral, categoryName).map((one) => one.brand?.slug))
  return brandsOf(context.state).filter((one) => slugs.has(one.slug))
}

export function brandNamed({ state, fail }: AnyContext, name = ''): Brand {
  return brandsOf(state).find((one) => one._id === name || isNamed(name)(one)) ?? fail(404, notFound)
}

const ofCategory = { categoryName: filled, group: optional(text) }
const ofSubCategory = { ...ofCategory, subCategoryName: filled }

export const categoryRoutes: Routes<
  | 'GET /get/mainBarCategories'
  | 'GET /get/menu-groups'
  | 'GET /get/generalCategories'
  | 'GET /get/specialityCategories'
  | 'GET /get/generalSubCategories'
  | 'GET /get/specialitySubCategories'
  | 'POST /get/productsByGeneralCategoryName'
  | 'POST /get/productsBySpecialityCategoryName'
  | 'POST /get/productsByGeneralCategoryNameAndSubCategory'
  | 'POST /get/productsBySpecialityCategoryNameAndSubCategory'
  | 'POST /get/generalCategoryByName'
  | 'POST /get/specialityCategoryByName'
  | 'POST /get/generalSubCategoriesByCategoryName'
  | 'POST /get/specialitySubCategoriesByCategoryName'
  | 'GET /get/brandsByGeneralCategoryName'
  | 'GET /get/brandsBySpecialityCategoryName'
  | 'GET /get/brand'
  | 'POST /get/productsByBrand'
> = {
  'GET /get/mainBarCategories': {
    answer: ({ state }) => ({
      data: [...categoriesOf(state, true), ...categoriesOf(state, false)].filter(
        (one) => one.productCount > 0,
      ),
    }),
  },
  'GET /get/menu-groups': { answer: ({ state }) => ({ data: state.menuGroups }) },
  'GET /get/generalCategories': { answer: ({ state }) => ({ data: categoriesOf(state, true) }) },
  'GET /get/specialityCategories': { answer: ({ state }) => ({ data: categoriesOf(state, false) }) },
  'GET /get/generalSubCategories': {
    answer: ({ state }) => ({ data: subCategoriesOf(categoriesOf(state, true)) }),
  },
  'GET /get/specialitySubCategories': {
    answer: ({ state }) => ({ data: subCategoriesOf(categoriesOf(state, false)) }),
  },
  'POST /get/productsByGeneralCategoryName': {
    query: pageChecks,
    body: ofCategory,
    answer: (context) => pageOf(context, productsIn(context, true, context.asked.categoryName)),
  },
  'POST /get/productsBySpecialityCategoryName': {
    query: pageChecks,
    body: ofCategory,
    answer: (context) => pageOf(context, productsIn(context, false, context.asked.categoryName)),
  },
  'POST /get/productsByGeneralCategoryNameAndSubCategory': {
    query: pageChecks,
    body: ofSubCategory,
    answer(context) {
      const { categoryName, subCategoryName } = context.asked
      return pageOf(context, productsInSub(context, true, categoryName, subCategoryName))
    },
  },
  'POST /get/productsBySpecialityCategoryNameAndSubCategory': {
    query: pageChecks,
    body: ofSubCategory,
    answer(context) {
      const { categoryName, subCategoryName } = context.asked
      return pageOf(context, productsInSub(context, false, categoryName, subCategoryName))
    },
  },
  'POST /get/generalCategoryByName': {
    body: { name: filled },
    answer: (context) => ({ data: categoryNamed(context, true, context.asked.name) }),
  },
  'POST /get/specialityCategoryByName': {
    body: { name: filled },
    answer: (context) => ({ data: categoryNamed(context, false, context.asked.name) }),
  },
  'POST /get/generalSubCategoriesByCategoryName': {
    body: { categoryName: filled },
    answer: (context) => ({
      data: subCategoriesOf([categoryNamed(context, true, context.asked.categoryName)]),
    }),
  },
  'POST /get/specialitySubCategoriesByCategoryName': {
    body: { categoryName: filled },
    answer: (context) => ({
      data: subCategoriesOf([categoryNamed(context, false, context.asked.categoryName)]),
    }),
  },
  'GET /get/brandsByGeneralCategoryName': {
    query: { categoryName: filled },
    answer: (context) => ({ data: brandsIn(context, true, context.query['categoryName']) }),
  },
  'GET /get/brandsBySpecialityCategoryName': {
    query: { categoryName: filled },
    answer: (context) => ({ data: brandsIn(context, false, context.query['categoryName']) }),
  },
  'GET /get/brand': {
    query: { slug: filled },
    answer: (context) => ({ data: brandNamed(context, context.query['slug']) }),
  },
  'POST /get/productsByBrand': {
    query: pageChecks,
    body: { brandName: filled },
    answer(context) {
      const { slug } = brandNamed(context, context.asked.brandName)
      const products = offeredProducts(context.state).filter((one) => one.brand?.slug === slug)
      return pageOf(context, products.map(summaryOf))
    },
  },
}
