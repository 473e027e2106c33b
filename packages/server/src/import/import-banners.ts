import type { Readable } from 'node:stream'
import { touchCatalogue } from '../catalogue/catalogue-version.ts'
import type { BannerTable } from '../database/schema/catalogue.ts'
import type { Database } from '../database/schema/index.ts'
import { isOwnPath } from '../pictures/is-own-path.ts'
import { BadValue } from '../values/bad-value.ts'
import { flagOf, short, textOf, wholeOf } from '../values/values.ts'
import { csvLine } from './csv-line.ts'
import type { ImportReport } from './import-error.ts'
import { importRows } from './import-rows.ts'

const COLUMNS = ['id', 'kind', 'image', 'title', 'description', 'category', 'general', 'position'] as const
const KINDS: readonly BannerTable['kind'][] = ['carousel', 'phone', 'ads']
const MOST_POSITIONS = 1000

/** Adds and changes banners from CSV, by their id. */
export async function importBanners(db: Database, input: Readable): Promise<ImportReport> {
  const report = await importRows(db, input, COLUMNS, async (trx, values) => {
    const banner = bannerOf(values)
    const known = await trx.selectFrom('banner').select('id').where('id', '=', banner.id).executeTakeFirst()
    const { id, ...rest } = banner
    await trx
      .insertInto('banner')
      .values(banner)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      .execute()
    return known ? 'changed' : 'added'
  })
  await touchCatalogue(db)
  return report
}

/** All banners as CSV that {@link importBanners} takes again. */
export async function* exportBanners(db: Database): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const isGeneral = row.is_general === 1 ? 'yes' : 'no'
    const { id, kind, image, title, description, category, position } = row
    yield csvLine([id, kind, image, title, description, category, isGeneral, position])
  }
}

function bannerOf(values: Record<string, string>): BannerTable {
  const value = (name: (typeof COLUMNS)[number]) => values[name] ?? ''
  const kind = KINDS.find((known) => known === value('kind'))
  if (!kind) throw new BadValue(`kind "${short(value('kind'))}" is not ${KINDS.join(', ')}`)
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(value('id')))
    throw new BadValue(`id "${short(value('id'))}" is not an id`)
  if (!isOwnPath(value('image')))
    throw new BadValue(
      `image "${short(value('image'))}" is not a path of the store, such as /images/sale.webp`,
    )
  return {
    id: value('id'),
    kind,
    image: textOf('image', value('image'), 500),
    title: textOf('title', value('title'), 200),
    description: textOf('description', value('description'), 500),
    category: textOf('category', value('category'), 100),
    is_general: flagOf('general', value('general')),
    position: wholeOf('position', value('position'), MOST_POSITIONS),
  }
}
