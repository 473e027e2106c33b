import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Banner, Category, DynamicCategory, Product, ProductSummary } from '@dawakit/core/contract'
import { productPath, slugify } from '@dawakit/core/product'
import { brotli } from '../packages/embed/build/bundle.ts'
import { buildIfChanged } from '../scripts/build/stamp.ts'
import { freePort } from '../scripts/free-port.ts'
import { run } from '../scripts/run.ts'
import { startService } from '../scripts/services.ts'
import type { PlainData, WithPath } from './peers/plain-astro/src/plain-data.ts'
import { installPeers } from './race/install-peers.ts'

const FOLDER = 'bench/peers/plain-astro'
const HOME_ROW_LIMIT = 24
const TEXT = /\.(js|css|svg)$/

export interface PlainStore {
  url: string
  stop(): Promise<void>
}

/**
 * Builds and starts a plain Astro + React page of our home and of some products, the way Astro's docs have it: the same
 * texts and pictures, asked of our store once and held in memory, with the search, the cart and the product's form as
 * islands that load with the page. What it does not have (menu, filters, drawers, reviews' form) it need not load.
 *
 * @param store - Address of the running store.
 * @param products - Addresses of product pages that it shall have too.
 */
export async function startPlainStore(store: string, products: readonly string[]): Promise<PlainStore> {
  await buildPlain()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const [dataFile, files] = [join(folder, 'data.json'), join(folder, 'files')]
  const text = JSON.stringify(await plainDataOf(store, products))
  await writeFile(dataFile, text)
  await cp(join(FOLDER, 'dist/client'), files, { recursive: true })
  await takePictures(store, text, files)
  await compressAll(files)
  const port = await freePort()
  const service = await startService(
    'bench/serve-plain.ts',
    { PORT: String(port), PLAIN_DATA: dataFile, PLAIN_FILES: files, NODE_ENV: 'production' },
    'ignore',
  )
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await service.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function buildPlain(): Promise<void> {
  await installPeers()
  await buildIfChanged(
    'plain-astro',
    ['package-lock.json', 'bench/peers/package-lock.json', FOLDER],
    `${FOLDER}/dist/server/entry.mjs`,
    () => run('astro', ['build', '--silent', '--root', FOLDER]),
  )
}

async function plainDataOf(store: string, products: readonly string[]): Promise<PlainData> {
  const ask = async <Data>(call: string, body?: object): Promise<Data> => {
    const init = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await fetch(`${store}/api${call}`, init)
    return ((await response.json()) as { data: Data }).data
  }
  const rowOf = async ({ name, isGeneralCategory }: DynamicCategory) => {
    const kind = isGeneralCategory ? 'General' : 'Speciality'
    const call = `/get/productsBy${kind}CategoryName?page=1&limit=${HOME_ROW_LIMIT}`
    return {
      title: name,
      products: (await ask<ProductSummary[]>(call, { categoryName: name })).reverse().map(withPath),
    }
  }
  const pageOf = async (address: string) => {
    const [, , category = '', slug = ''] = new URL(address).pathname.split('/')
    const query = new URLSearchParams({ category: decodeURIComponent(category), slug })
    const product = await ask<Product>(`/get/productBySlug?${query}`)
    const related = async (call: string) =>
      (await ask<ProductSummary[]>(`/get/${call}?id=${product._id}`)).map(withPath)
    return {
      product: withPath(product),
      alternatives: await related('alternativeProduct'),
      similar: await related('similarProducts'),
    }
  }
  const deals = (await ask<ProductSummary[]>('/get/dealsOfTheDay')).map(withPath)
  const rows = await Promise.all((await ask<DynamicCategory[]>('/get/dynamicCategories')).map(rowOf))
  const categories = await ask<Category[]>('/get/specialityCategories')
  return {
    carousel: await ask<Banner[]>('/get/carouselBanner'),
    categories: categories.map((category) => ({
      ...category,
      path: `/specialityCategory/${slugify(category.name)}`,
    })),
    ads: await ask('/get/adsBanner'),
    rows: [{ title: 'Deals of the day', products: deals }, ...rows],
    pages: await Promise.all(products.map(pageOf)),
  }
}

const withPath = <Thing extends ProductSummary>(product: Thing): WithPath<Thing> => ({
  ...product,
  path: productPath(product),
})

/** Every picture that the data names, from the store that draws it. */
async function takePictures(store: string, data: string, files: string): Promise<void> {
  for (const [picture] of new Set(data.matchAll(/\/images\/[\w./-]+/g))) {
    const response = await fetch(store + picture)
    if (!response.ok) throw new Error(`${picture} is missing: ${response.status}.`)
    await mkdir(dirname(join(files, picture)), { recursive: true })
    await writeFile(join(files, picture), Buffer.from(await response.arrayBuffer()))
  }
}

async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && TEXT.test(entry.name)) await writeFile(`${file}.br`, brotli(await readFile(file)))
  }
}
