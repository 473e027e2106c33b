import type { RegisterEntryKind, RegisterKind } from '@dawakit/core/contract'
import { registerParticularsNeeded } from '@dawakit/core/refusals'
import { missingPeople, registersOf } from '@dawakit/core/register'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { RegisterEntryTable } from '../../ground/database/schema/registers.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type LineForRegister, readLinesForRegister } from './supplied-lines.sql.ts'
import { keyOf, type PiecesOut, pieceKey, readPiecesOut } from './what-is-out.sql.ts'
import { type NewEntry, writeEntries } from './write-entries.ts'

type Entry = Selectable<RegisterEntryTable>

/** What it needs. */
export type RegisterContext = Pick<ServerContext, 'clock' | 'salts'>

interface Keeping {
  orderId: string
  /** Who packs, unpacks or takes it back. */
  staffId: string
  /** The parcel that was packed now: one from before the registers is in none. */
  packedId?: string
}

/**
 * Brings the registers up to what is in the parcels of an order: an entry for each batch of what was packed now, and one that
 * takes pieces back for what was unpacked, brought back or given back since. What they say already is not said twice, so whatever
 * moves pieces calls it at its end, after its last lock but this. The order is locked.
 *
 * @throws {CallError} 422 `register-particulars-needed`, with the fields that the packed lines lack, by the line's number
 */
export async function keepRegisters(
  trx: Database,
  context: RegisterContext,
  keeping: Keeping,
): Promise<void> {
  const { orderId, packedId } = keeping
  const entries = await trx
    .selectFrom('register_entry')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute()
  if (entries.length === 0 && packedId === undefined) return
  const out = (await readPiecesOut(trx, [orderId])).get(orderId) ?? []
  const supplies = suppliesOf(entries)
  const known = new Set(supplies.map(({ key }) => key))
  const packed = out.filter(({ shipment }) => shipment.id === packedId)
  const written = [
    ...(await newSupplies(
      trx,
      context,
      orderId,
      packed.filter((pieces) => !known.has(keyOf(pieces))),
    )),
    ...supplies.flatMap((supply) => changesOf(supply, out)),
  ]
  if (written.length > 0) await writeEntries(trx, context.clock, written, keeping.staffId)
}

interface Supply {
  key: string
  /** By register, in the order of the book. */
  books: Map<RegisterKind, Entry[]>
}

/** All that is written of one batch of one line in one parcel. */
export function suppliesOf(entries: readonly Entry[]): Supply[] {
  const supplies = new Map<string, Supply>()
  for (const entry of entries) {
    const { shipment_id: shipmentId, line_no: lineNo, batch, expires_on: expiresOn } = entry
    const key = pieceKey({ shipmentId, lineNo, batch, expiresOn })
    const supply = supplies.get(entry.supply_id) ?? { key, books: new Map() }
    supply.books.set(entry.register, [...(supply.books.get(entry.register) ?? []), entry])
    supplies.set(entry.supply_id, supply)
  }
  return [...supplies.values()]
}

/** Packs that the entries come to. */
export const netOf = (entries: readonly Pick<Entry, 'quantity'>[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)

/** What brings each book of a supply to what is out of it. */
function changesOf({ key, books }: Supply, out: readonly PiecesOut[]): NewEntry[] {
  const pieces = out.find((one) => keyOf(one) === key)
  return [...books].flatMap(([register, entries]) => {
    const [first, last] = [entries[0], entries.at(-1)]
    const quantity = (pieces?.quantity ?? 0) - netOf(entries)
    if (!first || !last || quantity === 0) return []
    const kind = quantity > 0 ? 'supplied' : kindOfBack(pieces)
    return [{ ...last, register, kind, quantity, refers_to: first.number, reason: '' }]
  })
}

function kindOfBack(pieces: PiecesOut | undefined): RegisterEntryKind {
  if (!pieces) return 'unpacked'
  return pieces.shipment.state === 'returned' ? 'undelivered' : 'returned'
}

async function newSupplies(
  trx: Database,
  context: RegisterContext,
  orderId: string,
  packed: readonly PiecesOut[],
): Promise<NewEntry[]> {
  if (packed.length === 0) return []
  const { order, lines } = await readLinesForRegister(trx, context, orderId)
  const found = packed.flatMap((pieces) => {
    const facts = lines.find(({ line }) => line.line_no === pieces.lineNo)
    const registers = facts ? registersOf({ ...facts, isPrescriptionNeeded: true }) : []
    return facts && registers.length > 0 ? [{ pieces, facts, registers }] : []
  })
  refuseLacking(found.map(({ facts }) => facts))
  const makers = await makersOf(trx, found)
  return found.flatMap(({ pieces, facts, registers }) => {
    const supply_id = newId()
    const manufacturer = makers.get(`${facts.line.product_id} ${pieces.batch}`) ?? facts.manufacturer
    return registers.map((register) => ({
      ...entryOf(pieces, { ...facts, manufacturer }),
      register,
      supply_id,
      order_id: orderId,
      order_number: order.number,
    }))
  })
}

function entryOf({ shipment, lineNo, batch, expiresOn, quantity }: PiecesOut, facts: LineForRegister) {
  const { line, people, pharmacist, schedule, manufacturer, prescriptionId } = facts
  return {
    kind: 'supplied' as const,
    refers_to: '',
    shipment_id: shipment.id,
    parcel: shipment.number,
    line_no: lineNo,
    product_id: line.product_id,
    drug: line.name,
    package_size: line.package_size,
    schedule,
    manufacturer,
    batch,
    expires_on: expiresOn,
    quantity,
    prescriber_name: people.prescriberName,
    prescriber_registration: people.prescriberRegistration,
    prescriber_address: people.prescriberAddress,
    patient_name: people.patientName,
    patient_address: people.patientAddress,
    pharmacist_name: pharmacist.name,
    registration_number: pharmacist.registrationNumber,
    prescription_id: prescriptionId,
    reason: '',
  }
}

function refuseLacking(lines: readonly LineForRegister[]): void {
  const fields = lines.flatMap(({ line, people }) =>
    missingPeople(people).map((field) => [`lines.${line.line_no}.${field}`, registerParticularsNeeded.text]),
  )
  if (fields.length > 0) {
    throw new CallError(422, registerParticularsNeeded, { fields: Object.fromEntries(fields) })
  }
}

/** Who made a batch, where the shelf knows it better than the product. */
async function makersOf(
  trx: Database,
  found: readonly { pieces: PiecesOut; facts: LineForRegister }[],
): Promise<ReadonlyMap<string, string>> {
  if (found.length === 0) return new Map()
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'maker'])
    .where('product_id', 'in', [...new Set(found.map(({ facts }) => facts.line.product_id))])
    .where('batch', 'in', [...new Set(found.map(({ pieces }) => pieces.batch))])
    .where('maker', '!=', '')
    .execute()
  return new Map(rows.map(({ product_id, batch, maker }) => [`${product_id} ${batch}`, maker]))
}
