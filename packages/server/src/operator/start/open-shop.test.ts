import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureDrawer, referenceCatalogue } from '@dawakit/catalogue'
import type { CallName } from '@dawakit/core/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { LIVE } from '../../../test/live-settings.ts'
import { type OpenShop, openShop } from './open-shop.ts'

const reference = { catalogue: referenceCatalogue, pictures: pictureDrawer }

let shop: OpenShop
let folder = ''
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = []
  folder = mkdtempSync(join(tmpdir(), 'dawakit-open-shop-'))
  const print = (line: string) => lines.push(line)
  shop = await openShop({ DATA_FOLDER: folder, STORE_NAME: 'Nila Pharmacy', ...env }, { ...reference, print })
  return lines
}
const read = async (path: string) => (await shop.app.fetch(new Request(`http://shop.test${path}`))).text()

describe('A shop that opens with CATALOGUE=none', () => {
  it('has no products, categories, brands, promotions or notices, whatever it was handed', async () => {
    await open({ CATALOGUE: 'none' })
    const lists: CallName[] = [
      'GET /get/products',
      'GET /get/generalCategories',
      'GET /get/specialityCategories',
      'GET /get/menu-groups',
      'GET /get/dealsOfTheDay',
      'GET /get/carouselBanner',
      'GET /get/adsBanner',
      'GET /get/dynamicCategories',
    ]
    for (const name of lists) expect((await shop.app.ask(name)).data, name).toEqual([])
    const { data } = await shop.app.ask('GET /get/search', { query: { search: 'paracetamol' } })
    expect(data).toEqual({ products: [], variants: [], salts: [], didYouMean: [] })
    for (const table of ['brand', 'coupon', 'review', 'offer', 'notification', 'customer'] as const) {
      expect(await shop.app.context.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  })

  it('removes the lists that a process left when it was killed', async () => {
    await open({ CATALOGUE: 'none' })
    const left = join(folder, 'uploads', 'of-a-killed-one')
    mkdirSync(left, { recursive: true })
    utimesSync(left, new Date(0), new Date(0))
    const next = await openShop({ DATA_FOLDER: folder, STORE_NAME: 'Nila Pharmacy', CATALOGUE: 'none' })
    await next.close()
    expect(existsSync(left)).toBe(false)
  })

  it('delivers to every state for the charges it starts with', async () => {
    await open({ CATALOGUE: 'none' })
    const { data } = await shop.app.ask('GET /get/singleState', { query: { stateName: 'Kerala' } })
    expect(data).toEqual({ stateName: 'Kerala', shippingFees: 39, tat: 2 })
  })

  it('draws its own name, not the reference shop’s', async () => {
    await open({ CATALOGUE: 'none' })
    const logo = await read('/api/images/store/logo.svg')
    expect(logo).toContain('>Nila<')
    expect(logo).not.toContain('Dawa')
  })
})

it('fills an empty shop with the catalogue that it was handed, and draws by its drawer', async () => {
  expect(await open({})).toContainEqual(
    expect.stringMatching(/^The shop has \d+ products in \d+ categories\.$/),
  )
  expect((await shop.app.ask('GET /get/products')).totalCount).toBeGreaterThan(1500)
  expect(await read('/api/images/store/sign.svg')).not.toBe(pictureDrawer.storeSign('sign', ''))
  const [{ _id = '' } = {}] = (await shop.app.ask('GET /get/products', { query: { limit: 1 } })).data
  expect(await read(`/api/images/packs/${_id}.svg`)).toContain('Segoe UI')
}, 60_000)

it('is the reference shop, with its sign, where no name is set', async () => {
  await open({ STORE_NAME: '' })
  expect(await read('/api/images/store/logo.svg')).toBe(pictureDrawer.storeSign('logo', ''))
}, 60_000)

describe('A live shop', () => {
  /** Nobody is written to from here. */
  const live = {
    ...LIVE,
    SMS_URL: 'http://127.0.0.1:9',
    MAIL_URL: 'http://127.0.0.1:9',
    POSTAL_URL: 'http://127.0.0.1:9',
  }
  const openAgain = (env: Record<string, string>) =>
    openShop({ DATA_FOLDER: folder, STORE_NAME: 'Nila Pharmacy', ...env }, reference)

  it('begins nothing while something is missing: no database, no secret', async () => {
    await open({ CATALOGUE: 'none' })
    const unborn = join(folder, 'unborn')
    await expect(openAgain({ ...live, DATA_FOLDER: unborn, SMS_TOKEN: '' })).rejects.toThrow(
      'SMS_TOKEN must be set',
    )
    expect(existsSync(unborn)).toBe(false)
  })

  it('is empty, and lends its database to no demonstration', async () => {
    expect(await open(live)).toEqual([])
    expect((await shop.app.ask('GET /get/products')).totalCount).toBe(0)
    await expect(openAgain({})).rejects.toThrow('DAWAKIT_MODE must be live')
    await (await openAgain(live)).close()
  })

  it('does not sell what a demonstration on the same database was filled with', async () => {
    await open({})
    await expect(openAgain(live)).rejects.toThrow('whose products are made up')
    // It has become no live shop's by that.
    await (await openAgain({})).close()
  }, 60_000)
})

it('says what a shop with a name of its own still says of the reference shop', async () => {
  const own = { STORE_PHONE: '+91 80 4000 1111', STORE_OWNER: 'Nila Healthcare' }
  const [first] = await open({ CATALOGUE: 'none', ...own })
  expect([first]).toEqual([
    'Nila Pharmacy still says what the reference shop says: set STORE_ADDRESS, STORE_EMAIL, STORE_STATE, STORE_GSTIN, STORE_DRUG_LICENCE, GRIEVANCE_OFFICER.',
  ])
})
