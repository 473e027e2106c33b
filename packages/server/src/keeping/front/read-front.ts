import type { DeskFrontPiece, FrontKind } from '@dawakit/core/contract'
import { productPath, slugify } from '@dawakit/core/product'
import type { Selectable } from 'kysely'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import type { BannerTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { isShownOn, type ShownDays } from '../../ground/values/shown-on.ts'
import { rowVersion } from '../held/row-version.ts'

/** The row of `page_banner` that the checkout shows. */
export const CHECKOUT = 'CHECKOUT'

type Unversioned = Omit<DeskFrontPiece, 'version' | 'targetName' | 'leadsTo' | 'isShownNow'>

const NOTHING = {
  title: '',
  text: '',
  image: '',
  smallImage: '',
  target: '',
  isGeneral: false,
  percent: 0,
  color: '',
}

const daysOf = ({ from_day, to_day }: ShownDays) => ({ from: from_day, to: to_day })

/** All that the home page and the checkout show, kind by kind, each in its order. */
export async function readFront(db: Database, at: number): Promise<DeskFrontPiece[]> {
  const pieces = [
    ...(await readBanners(db)),
    ...(await readOffers(db)),
    ...(await readRows(db)),
    ...(await readDeals(db)),
    ...(await readCheckout(db)),
  ]
  const leads = await leadsOf(db, pieces)
  return pieces.map((piece) => {
    const { name, path } = leads(piece)
    const isOwn = piece.kind !== 'carousel' && piece.kind !== 'ads' ? true : isOwnPath(piece.image)
    return {
      ...piece,
      version: rowVersion(Object.entries(piece).sort(([a], [b]) => (a < b ? -1 : 1))),
      targetName: name,
      leadsTo: path,
      isShownNow: isOwn && isShownOn({ from_day: piece.from, to_day: piece.to }, at),
    }
  })
}

async function readBanners(db: Database): Promise<Unversioned[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('kind', 'in', ['carousel', 'ads'])
    .orderBy('kind', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...NOTHING,
    kind: kindOf(row),
    id: row.id,
    title: row.title,
    text: row.description,
    image: row.image,
    target: row.category,
    isGeneral: row.is_general === 1,
    ...daysOf(row),
  }))
}

const kindOf = ({ kind }: Selectable<BannerTable>): FrontKind => (kind === 'ads' ? 'ads' : 'carousel')

async function readOffers(db: Database): Promise<Unversioned[]> {
  const rows = await db.selectFrom('offer').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    ...NOTHING,
    kind: 'offer',
    id: row.id,
    title: row.name,
    image: row.large_image,
    smallImage: row.small_image,
    target: row.category,
    isGeneral: row.is_general === 1,
    percent: row.percent,
    color: row.color,
    ...daysOf(row),
  }))
}

async function readRows(db: Database): Promise<Unversioned[]> {
  const rows = await db.selectFrom('dynamic_category').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map((row) => ({
    ...NOTHING,
    kind: 'row',
    id: row.id,
    target: row.name,
    isGeneral: row.is_general === 1,
    ...daysOf(row),
  }))
}

async function readDeals(db: Database): Promise<Unversioned[]> {
  const rows = await db.selectFrom('deal').selectAll().orderBy('position').orderBy('product_id').execute()
  return rows.map((row) => ({
    ...NOTHING,
    kind: 'deal',
    id: row.product_id,
    target: row.product_id,
    ...daysOf(row),
  }))
}

async function readCheckout(db: Database): Promise<Unversioned[]> {
  const rows = await db.selectFrom('page_banner').selectAll().where('page', '=', CHECKOUT).execute()
  return rows.map((row) => ({
    ...NOTHING,
    kind: 'checkout',
    id: row.page,
    title: row.title,
    text: row.description,
    ...daysOf(row),
  }))
}

/** What each leads to, by its name and where that is in the store. */
async function leadsOf(db: Database, pieces: readonly Unversioned[]) {
  const deals = pieces.filter(({ kind }) => kind === 'deal').map(({ target }) => target)
  const products = await productSummariesById(db, deals)
  const names = new Set(await targetNames(db))
  return ({ kind, target, isGeneral }: Unversioned): { name: string; path: string } => {
    if (kind === 'checkout') return { name: '', path: '' }
    if (kind === 'deal') {
      const product = products.get(target)
      return product ? { name: product.name, path: productPath(product) } : { name: target, path: '' }
    }
    const path = `/${isGeneral ? 'generalCategory' : 'specialityCategory'}/${encodeURIComponent(slugify(target))}`
    return { name: target, path: names.has(targetKey(target, isGeneral)) ? path : '' }
  }
}

export const targetKey = (name: string, isGeneral: boolean) => `${isGeneral ? 1 : 0} ${name}`

/** Every category, and every menu group with categories of a kind: what a banner can lead to. */
export async function targetNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('category').select(['name', 'is_general', 'parent_group']).execute()
  return rows.flatMap(({ name, is_general, parent_group }) => [
    targetKey(name, is_general === 1),
    ...(parent_group === null ? [] : [targetKey(parent_group, is_general === 1)]),
  ])
}
