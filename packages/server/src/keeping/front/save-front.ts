import type { DeskFrontPiece, FrontFacts, FrontKind } from '@dawakit/core/contract'
import {
  daysTurned,
  keptChanged,
  noSuchTarget,
  notFound,
  pictureNeeded,
  titleNeeded,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { refuseField } from '../held/refuse-field.ts'
import { requireSeen } from '../held/row-version.ts'
import { CHECKOUT, readFront, targetKey, targetNames } from './read-front.ts'

type Clock = Pick<ServerContext, 'clock'>

interface SavedPiece {
  kind: FrontKind
  piece: FrontFacts
  id?: string | undefined
  seen?: string | undefined
}

/** Where pieces of a kind are kept, but for deals, which are known by their product, and the checkout's. */
const TABLES = {
  carousel: 'banner',
  ads: 'banner',
  offer: 'offer',
  row: 'dynamic_category',
} as const

const WITH_PICTURE: readonly FrontKind[] = ['carousel', 'ads', 'offer']
const WITH_TITLE: readonly FrontKind[] = ['carousel', 'ads', 'offer', 'checkout']

/** Puts something on the home page or the checkout, or changes it. */
export async function saveFront(
  trx: Database,
  { clock }: Clock,
  staff: DeskStaff,
  { kind, piece, id, seen }: SavedPiece,
): Promise<void> {
  const all = (await readFront(trx, clock())).filter((one) => one.kind === kind)
  const known = id === undefined ? undefined : all.find((one) => one.id === id)
  if (id !== undefined && !known) throw new CallError(404, notFound)
  if (known) requireSeen(known.version, seen, await readFront(trx, clock()))
  await requireWhole(trx, kind, piece, all, known)
  const position = known ? undefined : all.length + 1
  if (kind === 'checkout' && !known && all.length > 0) throw new CallError(409, keptChanged)
  const subjectId = await write(trx, kind, piece, { id, position })
  await audit(trx, staff, clock, {
    action: known ? 'front.change' : 'front.add',
    subject: kind,
    subjectId,
    ...(known && { before: factsOf(known) }),
    after: factsOf(piece),
  })
}

const factsOf = ({ title, text, image, target, from, to }: FrontFacts) => ({
  title,
  text,
  image,
  target,
  from,
  to,
})

async function requireWhole(
  trx: Database,
  kind: FrontKind,
  piece: FrontFacts,
  all: readonly DeskFrontPiece[],
  known: DeskFrontPiece | undefined,
): Promise<void> {
  if (WITH_TITLE.includes(kind) && piece.title === '') throw refuseField(400, titleNeeded, 'piece.title')
  if (WITH_PICTURE.includes(kind) && !isOwnPath(piece.image))
    throw refuseField(400, pictureNeeded, 'piece.image')
  if (kind === 'offer' && !isOwnPath(piece.smallImage))
    throw refuseField(400, pictureNeeded, 'piece.smallImage')
  const { from, to, target, isGeneral } = piece
  if (from !== null && to !== null && to < from) throw refuseField(400, daysTurned, 'piece.to')
  if (kind === 'checkout') return
  if (kind === 'deal') {
    const product = await trx.selectFrom('product').select('id').where('id', '=', target).executeTakeFirst()
    const isTwice = all.some((one) => one !== known && one.target === target)
    if (!product || isTwice) throw refuseField(400, noSuchTarget, 'piece.target')
    return
  }
  const names = await targetNames(trx)
  if (!names.includes(targetKey(target, isGeneral))) throw refuseField(400, noSuchTarget, 'piece.target')
}

async function write(
  trx: Database,
  kind: FrontKind,
  piece: FrontFacts,
  { id, position }: { id: string | undefined; position: number | undefined },
): Promise<string> {
  const is_general = piece.isGeneral ? 1 : 0
  const days = { from_day: piece.from, to_day: piece.to }
  const at = position === undefined ? {} : { position }
  const subjectId = id ?? newId()
  switch (kind) {
    case 'carousel':
    case 'ads': {
      const row = {
        kind,
        image: piece.image,
        title: piece.title,
        description: piece.text,
        category: piece.target,
        is_general,
        ...days,
      }
      if (position === undefined)
        await trx.updateTable('banner').set(row).where('id', '=', subjectId).execute()
      else
        await trx
          .insertInto('banner')
          .values({ id: subjectId, ...row, position })
          .execute()
      return subjectId
    }
    case 'offer': {
      const row = {
        name: piece.title,
        percent: piece.percent,
        color: piece.color,
        category: piece.target,
        is_general,
        large_image: piece.image,
        small_image: piece.smallImage,
        ...days,
      }
      if (position === undefined)
        await trx.updateTable('offer').set(row).where('id', '=', subjectId).execute()
      else
        await trx
          .insertInto('offer')
          .values({ id: subjectId, ...row, position })
          .execute()
      return subjectId
    }
    case 'row': {
      const row = { name: piece.target, is_general, ...days }
      if (position === undefined)
        await trx.updateTable('dynamic_category').set(row).where('id', '=', subjectId).execute()
      else
        await trx
          .insertInto('dynamic_category')
          .values({ id: subjectId, ...row, position })
          .execute()
      return subjectId
    }
    case 'deal': {
      const row = { product_id: piece.target, ...days, ...at }
      if (position === undefined)
        await trx.updateTable('deal').set(row).where('product_id', '=', subjectId).execute()
      else
        await trx
          .insertInto('deal')
          .values({ ...row, position })
          .execute()
      return piece.target
    }
    case 'checkout': {
      const row = { title: piece.title, description: piece.text, ...days }
      await trx
        .insertInto('page_banner')
        .values({ page: CHECKOUT, ...row })
        .onConflict((conflict) => conflict.column('page').doUpdateSet(row))
        .execute()
      return CHECKOUT
    }
  }
}

/** Puts all of one kind into this order. */
export async function orderFront(
  trx: Database,
  { clock }: Clock,
  staff: DeskStaff,
  { kind, ids }: { kind: FrontKind; ids: readonly string[] },
): Promise<void> {
  const all = await readFront(trx, clock())
  const there = all.filter((one) => one.kind === kind).map(({ id }) => id)
  if (kind === 'checkout' || there.toSorted().join('\n') !== ids.toSorted().join('\n')) {
    throw new CallError(409, keptChanged, { data: all })
  }
  for (const [index, id] of ids.entries()) {
    const position = index + 1
    await (kind === 'deal'
      ? trx.updateTable('deal').set({ position }).where('product_id', '=', id).execute()
      : trx.updateTable(TABLES[kind]).set({ position }).where('id', '=', id).execute())
  }
  await audit(trx, staff, clock, { action: 'front.order', subject: kind, subjectId: '' })
}

/** Takes something off the home page or the checkout. */
export async function removeFront(
  trx: Database,
  { clock }: Clock,
  staff: DeskStaff,
  { kind, id, seen }: { kind: FrontKind; id: string; seen: string },
): Promise<void> {
  const all = await readFront(trx, clock())
  const gone = all.find((one) => one.kind === kind && one.id === id)
  if (!gone) throw new CallError(404, notFound)
  requireSeen(gone.version, seen, all)
  if (kind === 'deal') await trx.deleteFrom('deal').where('product_id', '=', id).execute()
  else if (kind === 'checkout') await trx.deleteFrom('page_banner').where('page', '=', id).execute()
  else await trx.deleteFrom(TABLES[kind]).where('id', '=', id).execute()
  await audit(trx, staff, clock, {
    action: 'front.remove',
    subject: kind,
    subjectId: id,
    before: factsOf(gone),
  })
}
