import { fromRupees } from '@dawakit/core/money'
import { parsePage } from '@dawakit/core/product'
import { productPictureTooLarge } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import {
  type AnyDeskCall,
  defineDeskCall,
  defineDeskUpload,
} from '../../ground/desk-calls/define-desk-call.ts'
import { requireRole } from '../../ground/desk-calls/require-role.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { FRONT_KEEPERS } from '../held/front-keepers.ts'
import { addProduct } from './add-product.ts'
import { changeFields } from './change-fields.ts'
import { listProducts } from './list-products.sql.ts'
import { brandNames, readChoices, saltNames } from './product-choices.sql.ts'
import { addPicture, orderPictures } from './product-pictures.ts'
import { readProductRecord } from './product-record.sql.ts'
import {
  deskProduct,
  deskProductRow,
  filterFields,
  filterInPaise,
  productChoices,
  someFields,
} from './products.schemas.ts'

const tag = 'Products'
const looking = EVERY_ROLE
const keeping = ['owner', 'pharmacist'] as const
const NAME_MAX = 100
const ADDRESS_MAX = 500
const PICTURES_MAX = 8
const PICTURE_MAX_BYTES = 20 * 1_048_576

export const productDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/products/search',
    summary:
      'Products by words of their name, maker, brand and salts, by their code, and by what they are or lack. `totalCount` counts to 10,001, of words to 201.',
    tag,
    roles: looking,
    body: z
      .object({ ...filterFields, page: z.number().optional(), limit: z.number().optional() })
      .transform(({ page, limit, ...filter }) => ({ filter, page: parsePage({ page, limit }) })),
    answer: z.array(deskProductRow),
    async handle({ db, body }) {
      const { products, totalCount } = await listProducts(db, filterInPaise(body.filter), body.page)
      return { data: products, totalCount }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/products/one',
    summary: 'One product: all that is written of it, its prices with their history, and what customers see.',
    tag,
    roles: looking,
    query: z.object({ id: idSchema }),
    answer: deskProduct,
    handle: async ({ query, ...context }) => ({
      data: await readProductRecord(context.db, context, query.id),
    }),
  }),
  defineDeskCall({
    name: 'GET /desk/products/choices',
    summary: 'What a product’s form chooses from: categories, forms, units.',
    tag,
    roles: looking,
    answer: productChoices,
    handle: async ({ db }) => ({ data: await readChoices(db) }),
  }),
  defineDeskCall({
    name: 'GET /desk/products/names',
    summary: 'Names of salts that the shop knows, or of its brands, that begin so.',
    tag,
    roles: looking,
    query: z.object({ what: z.enum(['salt', 'brand']), search: z.string().trim().max(NAME_MAX) }),
    answer: z.array(z.string()),
    handle: async ({ query: { what, search }, ...context }) => ({
      data: what === 'salt' ? saltNames(context, search) : await brandNames(context.db, search),
    }),
  }),
  defineDeskCall({
    name: 'POST /desk/products/change',
    summary:
      'Changes what is written of a product, by the rules of lists; whether it is a deal, the owner alone. Who was second is told.',
    tag,
    roles: keeping,
    body: z.object({
      id: idSchema,
      seen: z.number(),
      fields: someFields,
      pair: idSchema.nullable().optional(),
      isDeal: z.boolean().optional(),
    }),
    answer: deskProduct,
    async handle({ staff, body, ...context }) {
      if (body.isDeal !== undefined) await requireRole(context, FRONT_KEEPERS, staff)
      await changeFields(context, staff, body)
      return { data: await readProductRecord(context.db, context, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/products/add',
    summary: 'Adds a product, off sale and unlisted until it is put on sale.',
    tag,
    roles: keeping,
    body: z.object({ fields: someFields, mrp: rupees, price: rupees }),
    answer: deskProduct,
    async handle({ staff, body: { fields, mrp, price }, ...context }) {
      const prices = { mrp: fromRupees(mrp), price: fromRupees(price) }
      const id = await addProduct(context, staff, { fields, prices })
      return { data: await readProductRecord(context.db, context, id) }
    },
  }),
  defineDeskUpload({
    name: 'POST /desk/products/picture',
    summary: 'Takes a picture in as the last of a product, encoded anew; the body is the picture.',
    tag,
    roles: keeping,
    query: z.object({ id: idSchema }),
    mostBytes: PICTURE_MAX_BYTES,
    tooLarge: productPictureTooLarge,
    answer: deskProduct,
    async handle({ staff, query, body: file, ...context }) {
      try {
        await addPicture(context, staff, { id: query.id, path: file.path })
      } finally {
        await file.remove()
      }
      return { data: await readProductRecord(context.db, context, query.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/products/pictures',
    summary: 'Puts the pictures of a product into another order, or takes some away.',
    tag,
    roles: keeping,
    body: z.object({
      id: idSchema,
      seen: z.number(),
      pictures: z.array(z.string().max(ADDRESS_MAX)).max(PICTURES_MAX),
    }),
    answer: deskProduct,
    async handle({ staff, body, ...context }) {
      await orderPictures(context, staff, body)
      return { data: await readProductRecord(context.db, context, body.id) }
    },
  }),
]
