import { expect } from 'vitest'
import type { Ask, Row, Rows } from './row.ts'
import { NOT_VALID } from './row.ts'

const everybody = (good: Ask, answers: object, more: Partial<Row> = {}): Row => ({
  guest: 'guest',
  good: () => good,
  answers,
  ...more,
})
/** A list that takes nothing and so can refuse nothing. */
const list = (data: unknown) => everybody({}, { data })
const page = { page: 1, limit: 1 }
const body = (fields: object): Ask => ({ body: fields })

const PERSONAL = { name: 'Personal Care', isGeneralCategory: true }
const FEVER = { name: 'Fever and Pain', isGeneralCategory: false }

/** The calls of one kind of category; the other kind's names are unknown to it. */
const kind = (own: string, foreign: string, first: string) => ({
  products: everybody(
    { query: page, ...body({ categoryName: own, group: 'Any' }) },
    { data: [{ _id: first }], totalCount: expect.any(Number) },
    {
      unknown: () => [[body({ categoryName: foreign }), 404] as [Ask, 404]],
      refused: () => [[body({}), 400, NOT_VALID]],
    },
  ),
  subProducts: everybody(
    { query: page, ...body({ categoryName: own, subCategoryName: 'None' }) },
    { data: [], totalCount: 0 },
    {
      unknown: () => [[body({ categoryName: foreign, subCategoryName: 'x' }), 404] as [Ask, 404]],
      refused: () => [[body({ categoryName: own }), 400, NOT_VALID]],
    },
  ),
  byName: (data: object) =>
    everybody(
      body({ name: own.toUpperCase() }),
      { data },
      {
        unknown: () => [[body({ name: foreign }), 404] as [Ask, 404]],
        refused: () => [[body({ name: ' ' }), 400, NOT_VALID]],
      },
    ),
  subCategories: everybody(
    body({ categoryName: own }),
    { data: [] },
    {
      unknown: () => [[body({ categoryName: foreign }), 404] as [Ask, 404]],
      refused: () => [[body({}), 400, NOT_VALID]],
    },
  ),
  brands: (brands: object[]) =>
    everybody(
      { query: { categoryName: own } },
      { data: brands },
      {
        unknown: () => [[{ query: { categoryName: foreign } }, 404] as [Ask, 404]],
        refused: () => [[{}, 400, NOT_VALID]],
      },
    ),
})
const general = kind('Personal Care', 'Fever and Pain', 'soap')
const speciality = kind('Fever and Pain', 'Personal Care', 'dolo')

const byId = (answers: object): Row =>
  everybody({ query: { id: 'dolo' } }, answers, {
    unknown: () => [
      [{ query: { id: 'unknown' } }, 404],
      [{ query: { id: 'anket' } }, 404],
      [{ query: { id: 'kit' } }, 404],
    ],
    refused: () => [[{}, 400, NOT_VALID]],
  })

export const catalogueRows: Rows<
  | 'GET /get/search'
  | 'GET /get/listing'
  | 'GET /get/products'
  | 'GET /get/product'
  | 'GET /get/productBySlug'
  | 'GET /get/alternativeProduct'
  | 'GET /get/similarProducts'
  | 'GET /get/productsBySalt'
  | 'GET /get/salt'
  | 'GET /get/dealsOfTheDay'
  | 'GET /get/mainBarCategories'
  | 'GET /get/menu-groups'
  | 'GET /get/generalCategories'
  | 'GET /get/specialityCategories'
  | 'GET /get/generalSubCategories'
  | 'GET /get/specialitySubCategories'
  | 'GET /get/carouselBanner'
  | 'GET /get/adsBanner'
  | 'GET /get/dynamicCategories'
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
  | 'GET /get/pincode'
  | 'GET /get/singlePincode'
  | 'GET /get/singleState'
  | 'GET /get/userStatenames'
  | 'GET /get/pushNotifications'
  | 'POST /post/newsletter'
  | 'POST /post/confirmNewsletter'
  | 'POST /post/leaveNewsletter'
> = {
  'GET /get/search': everybody(
    { query: { search: 'DOLO', limit: 1 } },
    { data: { products: [{ _id: 'dolo' }], didYouMean: [] } },
    {
      unknown: () => [
        [
          { query: { search: 'zzzzqqqq' } },
          { data: { products: [], variants: [], salts: [], didYouMean: [] } },
        ],
        [{ query: { search: 'anket' } }, { data: { products: [], variants: [], salts: [] } }],
      ],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/listing': everybody(
    { query: { kind: 'speciality', name: 'Fever and Pain', sort: 'nonsense', price: '0-100,1', limit: 1 } },
    {
      data: {
        products: [{ _id: 'dolo' }],
        facets: {
          price: expect.arrayContaining([{ value: '0-100', count: expect.any(Number), isChosen: true }]),
          stock: [{ value: 'in', count: expect.any(Number), isChosen: false }],
        },
      },
      totalCount: expect.any(Number),
    },
    {
      unknown: () => [
        [{ query: { kind: 'speciality', name: 'Personal Care' } }, 404],
        [{ query: { kind: 'general', name: 'Fever and Pain' } }, 404],
        [{ query: { kind: 'brand', name: 'unknown' } }, 404],
        [{ query: { kind: 'search', name: 'zzzzqqqq' } }, { data: { products: [] }, totalCount: 0 }],
        [{ query: { kind: 'search', name: 'anket' } }, { data: { products: [] }, totalCount: 0 }],
      ],
      refused: () => [
        [{ query: { name: 'Fever and Pain' } }, 400, NOT_VALID],
        [{ query: { kind: 'shelf', name: 'Fever and Pain' } }, 400, NOT_VALID],
        [{ query: { kind: 'brand' } }, 400, NOT_VALID],
      ],
    },
  ),
  'GET /get/products': everybody(
    { query: page },
    { data: [{ _id: 'dolo' }], totalCount: expect.any(Number) },
  ),
  'GET /get/product': byId({
    data: { _id: 'dolo', name: 'Dolo 650 Tablet', salesPrice: 80, purchasedPrice: 100 },
  }),
  'GET /get/productBySlug': everybody(
    { query: { category: 'fever-and-pain', slug: 'dolo-650-tablet' } },
    { data: { _id: 'dolo' } },
    {
      unknown: () => [
        [{ query: { slug: 'unknown' } }, 404],
        [{ query: { slug: 'anket-injection' } }, 404],
      ],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/alternativeProduct': byId({ data: [] }),
  'GET /get/similarProducts': byId({ data: expect.any(Array) }),
  'GET /get/productsBySalt': everybody(
    { query: { salt: 'Paracetamol', ...page } },
    { data: [], totalCount: 0 },
    {
      unknown: () => [[{ query: { salt: 'Ketamine Hydrochloride' } }, { data: [], totalCount: 0 }]],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/salt': everybody(
    { query: { slug: 'insulin-glargine' } },
    { data: { name: 'Insulin Glargine', slug: 'insulin-glargine' } },
    {
      unknown: () => [
        [{ query: { slug: 'unknown' } }, 404],
        [{ query: { slug: 'ketamine-hydrochloride' } }, 404],
      ],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/dealsOfTheDay': list([]),
  'GET /get/mainBarCategories': list([]),
  'GET /get/menu-groups': list([]),
  'GET /get/generalCategories': list([PERSONAL]),
  'GET /get/specialityCategories': list([FEVER, { name: 'Diabetes Care' }]),
  'GET /get/generalSubCategories': list([]),
  'GET /get/specialitySubCategories': list([]),
  'GET /get/carouselBanner': list([]),
  'GET /get/adsBanner': list([]),
  'GET /get/dynamicCategories': list([]),
  'POST /get/productsByGeneralCategoryName': general.products,
  'POST /get/productsBySpecialityCategoryName': speciality.products,
  'POST /get/productsByGeneralCategoryNameAndSubCategory': general.subProducts,
  'POST /get/productsBySpecialityCategoryNameAndSubCategory': speciality.subProducts,
  'POST /get/generalCategoryByName': general.byName(PERSONAL),
  'POST /get/specialityCategoryByName': speciality.byName(FEVER),
  'POST /get/generalSubCategoriesByCategoryName': general.subCategories,
  'POST /get/specialitySubCategoriesByCategoryName': speciality.subCategories,
  'GET /get/brandsByGeneralCategoryName': general.brands([]),
  'GET /get/brandsBySpecialityCategoryName': speciality.brands([{ name: 'Micro Labs' }]),
  'GET /get/brand': everybody(
    { query: { slug: 'micro-labs' } },
    { data: { name: 'Micro Labs' } },
    {
      unknown: () => [[{ query: { slug: 'unknown' } }, 404]],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'POST /get/productsByBrand': everybody(
    { query: page, ...body({ brandName: 'Micro Labs' }) },
    { data: [{ _id: 'dolo' }], totalCount: 1 },
    { unknown: () => [[body({ brandName: 'unknown' }), 404]], refused: () => [[body({}), 400, NOT_VALID]] },
  ),
  'GET /get/pincode': everybody(
    { query: { searchPincode: '6000' } },
    { data: [{ pincode: '600001' }] },
    {
      unknown: () => [[{ query: { searchPincode: 'abc' } }, { data: [] }]],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/singlePincode': everybody(
    { query: { pincode: '600001' } },
    { data: { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' } },
    {
      unknown: () => [
        [{ query: { pincode: '110001' } }, { data: null }],
        [{ query: { pincode: '6000' } }, { data: null }],
      ],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/singleState': everybody(
    { query: { stateName: 'tamil nadu' } },
    { data: { stateName: 'Tamil Nadu', shippingFees: 40, tat: 2 } },
    {
      unknown: () => [[{ query: { stateName: 'Atlantis' } }, { data: null }]],
      refused: () => [[{}, 400, NOT_VALID]],
    },
  ),
  'GET /get/userStatenames': list([{ stateName: 'Karnataka' }, { stateName: 'Tamil Nadu' }]),
  'GET /get/pushNotifications': list([]),
  'POST /post/newsletter': everybody(
    body({ email: 'asha@mail.example' }),
    { data: null, message: 'Thank you for subscribing. Please confirm it by the link in your mail' },
    {
      refused: () => [
        [body({ email: '' }), 400, 'Please enter your email'],
        [body({ email: 'asha@mail' }), 400, 'Enter a valid email'],
      ],
    },
  ),
  'POST /post/confirmNewsletter': {
    guest: 'guest',
    async good({ shop }) {
      await shop.call('POST /post/newsletter', body({ email: 'asha@mail.example' }))
      return body({ token: await shop.newestLink() })
    },
    answers: { data: null, message: 'Your subscription is confirmed' },
    refused: () => [[body({ token: 'unknown' }), 422, 'This link has expired. Please request a new one']],
  },
  'POST /post/leaveNewsletter': everybody(body({ token: 'whatever' }), {
    data: null,
    message: 'You are unsubscribed',
  }),
}
