import { USUAL_SALE_DAYS } from '@dawakit/core/shelf'
import { createClassifier } from '@dawakit/lists/medicines'
import { textSource } from '@dawakit/lists/rows'
import { createKnownSalts } from '@dawakit/lists/salts'
import { BadValue } from '@dawakit/lists/values'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openPictureHost, type PictureHost } from '../../../test/picture-host.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { noJournal } from '../../ground/journal/journal.ts'
import { undoImport } from '../../lists/journal/undo-import.ts'
import { importProducts } from '../../lists/products/import-products.ts'
import { readProductRow } from '../../lists/products/product-row.ts'
import { createShelves } from '../../lists/products/shelves.ts'
import { writeProducts } from '../../lists/products/write-products.ts'
import { type TakePicturesOptions, takePictures, type WantedPictures } from './take-pictures.ts'

const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

const CARD = /^\/images\/products\/[0-9a-f]{32}-560\.webp$/
const PAGE = /^\/images\/products\/[0-9a-f]{32}-1120\.webp$/

onEachDatabase('Pictures of products', (open) => {
  let shop: TestShop
  let host: PictureHost
  let red: Buffer
  let blue: Buffer
  beforeAll(async () => {
    host = await openPictureHost()
    red = await photo('#a00')
    blue = await photo('#00a')
  })
  beforeEach(async () => {
    host.reset()
    shop = await openTestShop(await open())
  })
  afterAll(() => host.close())

  const take = (wanted: Iterable<WantedPictures>, options: TakePicturesOptions = {}) =>
    takePictures({ db: shop.db, files: shop.app.context.providers.pictures }, wanted, {
      network: host.network,
      ...options,
    })
  const product = async (id: string) => (await shop.call('GET /get/product', { query: { id } })).data

  describe('that a list names', () => {
    const defaults = {
      manufacturer: 'Generic',
      day: '2026-11-14',
      classifier: createClassifier(createKnownSalts([])),
    }
    /** Keeps rows as an import does. @returns what `takePictures` is then given */
    const keep = async (...rows: Record<string, string>[]) => {
      const columns = new Set(rows.flatMap((row) => Object.keys(row)))
      const products = rows.map((row, index) => ({ line: index + 2, values: readProductRow(row, defaults) }))
      const done = await inTransaction(shop.db, (trx) =>
        writeProducts(
          trx,
          products,
          {
            columns,
            shelves: createShelves(false),
            stock: 5,
            at: 1,
            isReplacing: false,
            day: '2026-11-14',
            importNumber: null,
            isMended: false,
            saleDays: USUAL_SALE_DAYS,
          },
          noJournal,
        ),
      )
      return done.flatMap(({ pictures }) => pictures ?? [])
    }
    const idOf = async (name: string) =>
      (await shop.db.selectFrom('product').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

    it('are shown when they are in, and until then the product shows what it showed', async () => {
      host.serve('/red.jpg', red)
      host.serve('/blue.jpg', blue)
      const row = (image: string, gallery: string) => ({
        code: 'A1',
        name: 'Amlong 5',
        mrp: '30',
        image,
        gallery,
      })
      const wanted = await keep(
        row('https://pictures.test/red.jpg', '/own.png https://pictures.test/blue.jpg'),
      )
      const id = await idOf('Amlong 5')
      expect(await product(id)).toMatchObject({
        thumbnailUrl: `/images/packs/${id}.svg`,
        galleryImages: [],
      })
      expect(await take(wanted)).toEqual({ taken: 2, known: 0, failed: [] })
      const shown = await product(id)
      expect(shown).toMatchObject({
        thumbnailUrl: expect.stringMatching(CARD),
        galleryImages: ['/own.png', expect.stringMatching(PAGE)],
      })
      const again = await keep(
        row('https://pictures.test/red.jpg', '/own.png https://pictures.test/blue.jpg'),
      )
      expect(await product(id)).toMatchObject({
        thumbnailUrl: shown.thumbnailUrl,
        galleryImages: shown.galleryImages,
      })
      expect(await take(again)).toEqual({ taken: 0, known: 2, failed: [] })
      expect(await keep(row('/own.png', ''))).toEqual([])
      expect(await product(id)).toMatchObject({ thumbnailUrl: '/own.png', galleryImages: [] })
    })

    it('are taken back with their import', async () => {
      host.serve('/red.jpg', red)
      const load = async (list: string, at: number) => {
        const wanted: WantedPictures[] = []
        const onPictures = (pictures: WantedPictures) => wanted.push(pictures)
        const { number } = await importProducts(shop.db, textSource(list), { at, onPictures })
        await take(wanted, { at, importNumber: number })
        return number ?? 0
      }
      await load('code,name,mrp\nA1,Amlong 5,30\n', 1)
      const second = await load('code,name,mrp,image\nA1,Amlong 5,35,https://pictures.test/red.jpg\n', 2)
      const id = await idOf('Amlong 5')
      expect(await product(id)).toMatchObject({
        purchasedPrice: 35,
        thumbnailUrl: expect.stringMatching(CARD),
      })
      expect(await undoImport(shop.db, second, { at: 3 })).toMatchObject({ restored: 2, kept: 0 })
      expect(await product(id)).toMatchObject({ purchasedPrice: 30, thumbnailUrl: `/images/packs/${id}.svg` })
    })

    it('lead to no other host, whatever the list and the table say', async () => {
      const me = await buyer(shop)
      await place(shop, me, { products: [{ _id: 'dolo', quantity: 1 }] })
      await shop.fillCart(me.userId, [
        { _id: 'soap', quantity: 1 },
        { _id: 'syrup-100', quantity: 1, variant: { primaryType: 'Size', primaryValue: '100 ml' } },
      ])
      const piece = fc.constantFrom(
        ...[
          '/',
          '\\',
          '.',
          ':',
          '@',
          '?',
          '#',
          '%2f',
          '"',
          ' ',
          '\t',
          '\u0000',
          'https',
          'HTTP',
          'javascript',
        ],
        ...['data', 'evil.example', 'images', 'a.png', '//evil.example/a.png', 'https://evil.example/a.png'],
      )
      const text = fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      )
      await fc.assert(
        fc.asyncProperty(text, text, async (image, gallery) => {
          const row = { code: 'E1', name: 'Evil 5', mrp: '30', image, gallery }
          await keep(row).catch((error: unknown) => {
            if (!(error instanceof BadValue)) throw error
          })
          const written = {
            thumbnail: image.replaceAll('\u0000', ''),
            gallery: JSON.stringify([gallery.replaceAll('\u0000', '')]),
          }
          await shop.db.updateTable('product').set(written).execute()
          await shop.db.updateTable('order_line').set({ thumbnail: written.thumbnail }).execute()
          for (const answer of await answers(shop, me))
            for (const address of picturesIn(answer)) expectOwn(address)
        }),
        { numRuns: 60 },
      )
    })
  })
})

/** What pages are made of, for a customer with a cart and an order. */
async function answers(shop: TestShop, me: { token: string; userId: string }): Promise<unknown[]> {
  // What a search has found is kept for 5 seconds.
  shop.clock.advance(6000)
  const calls: [string, Record<string, string>][] = [
    ['GET /get/products', { limit: '100' }],
    ['GET /get/listing', { kind: 'brand', name: 'micro-labs' }],
    ['GET /get/product', { id: 'dolo' }],
    ['GET /get/productBySlug', { slug: 'syrup-100' }],
    // Finds a product and a variant of it.
    ['GET /get/search', { search: 'cough' }],
    ['GET /get/dealsOfTheDay', {}],
    ['GET /get/user', { id: me.userId }],
    ['GET /get/orderByUserId', { id: me.userId }],
  ]
  const found: unknown[] = []
  for (const [name, query] of calls) {
    const { status, data } = await shop.call(name, { token: me.token, query })
    expect(status, name).toBe(200)
    found.push(data)
  }
  return found
}

/** Every text of a field that names pictures. */
function picturesIn(answer: unknown, isPicture = false): string[] {
  if (typeof answer === 'string') return isPicture ? [answer] : []
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([field, value]) =>
    picturesIn(value, isPicture || /thumbnail|image/i.test(field)),
  )
}

function expectOwn(address: string): void {
  expect(new URL(address, 'https://shop.test/deep/').origin, JSON.stringify(address)).toBe(
    'https://shop.test',
  )
  expect(address.startsWith('/'), JSON.stringify(address)).toBe(true)
}
