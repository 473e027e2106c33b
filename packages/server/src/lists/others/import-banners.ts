import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportReport } from '@dawakit/lists/said'
import { BadValue, csvLine, flagOf, short, textOf, wholeOf } from '@dawakit/lists/values'
import type { BannerTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { differenceOf, type Journal } from '../../ground/journal/journal.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { rowByRow } from '../run/row-by-row.ts'
import { type ImportSpec, type RunOptions, runImport } from '../run/run-import.ts'

const COLUMNS = ['id', 'kind', 'image', 'title', 'description', 'category', 'general', 'position'] as const
const KINDS: readonly BannerTable['kind'][] = ['carousel', 'phone', 'ads']
const MOST_POSITIONS = 1000

/** Adds and changes banners, by their id. */
export function importBanners(
  db: Database,
  source: ImportSource,
  options?: RunOptions,
): Promise<ImportReport> {
  return runImport(db, source, SPEC, options)
}

/** The days on which it is shown are the desk's: a list does not say them, and leaves them as they are. */
type ListedBanner = Omit<BannerTable, 'from_day' | 'to_day'>

const SPEC: ImportSpec<ListedBanner> = {
  kind: 'banners',
  columns: Object.fromEntries(COLUMNS.map((column) => [column, []])),
  required: COLUMNS,
  batch: 1,
  isShown: true,
  read: bannerOf,
  keyOf: ({ id }) => ({ text: `id "${id}"` }),
  factsOf: (banner) =>
    Object.fromEntries(Object.entries(banner).map(([name, value]) => [name, String(value)])),
  write: rowByRow(writeBanner),
}

async function writeBanner(
  trx: Database,
  banner: ListedBanner,
  journal: Journal,
): Promise<'added' | 'changed' | 'same'> {
  const { id, ...rest } = banner
  const known = await trx.selectFrom('banner').selectAll().where('id', '=', id).executeTakeFirst()
  if (!known) {
    await trx.insertInto('banner').values(banner).execute()
    journal.added('banner', id)
    return 'added'
  }
  const difference = differenceOf(known, rest)
  if (!difference) return 'same'
  await trx.updateTable('banner').set(rest).where('id', '=', id).execute()
  journal.changed('banner', id, difference.before, difference.after)
  return 'changed'
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

function bannerOf(values: Record<string, string>): ListedBanner {
  const value = (name: (typeof COLUMNS)[number]) => values[name] ?? ''
  const kind = KINDS.find((known) => known === value('kind'))
  if (!kind) throw new BadValue(`kind "${short(value('kind'))}" is not ${KINDS.join(', ')}`)
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(value('id')))
    throw new BadValue(`id "${short(value('id'))}" is not an id`)
  // The store's policy shows its own pictures alone (`img-src 'self'`): one from elsewhere would leave a hole in the page.
  if (!isOwnPath(value('image'))) {
    throw new BadValue(`image "${short(value('image'))}" is not a path of the shop, such as /images/sale.svg`)
  }
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
