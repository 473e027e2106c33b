import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { creditNoteInRupees, invoiceInRupees } from '@dawakit/core/tax'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { becomeEarlier, engineOf } from '../../../test/earlier-database.ts'
import { creditNotePapers, findInvoicePaper } from '../../orders/balance/kept-papers.sql.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema/index.ts'

/** The order that the earlier release's database has, with its invoice. */
const ORDER = '1b00455018d9842353b8a9d5'

/** Papers as the release before has written them, by what they are. */
const PAPERS: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../test/files/earlier-papers.json'), 'utf8'),
)
const CHARGED = PAPERS['a credit note with a restocking charge'] ?? ''

async function earlier(db: Database): Promise<Database> {
  await becomeEarlier(db)
  await migrate(db, engineOf(db), '040-leave-hashes')
  return db
}

async function contentOf(db: Database, table: 'invoice' | 'credit_note'): Promise<string> {
  const { rows } = await sql<{ content: string }>`select content from ${sql.table(table)}`.execute(db)
  return rows[0]?.content ?? ''
}

const addNote = (db: Database, sequence: number, content: string) =>
  sql`insert into credit_note
    (number, financial_year, sequence, order_id, invoice_number, return_id, issued_at, content)
    values (${`CN/26-27/${String(sequence).padStart(6, '0')}`}, '2026-27', ${sequence}, ${ORDER}, 'INV/26-27/000001',
      ${null}, 1, ${content})`.execute(db)

onEachDatabase('Papers of an earlier release', (open) => {
  it('hold paise and basis points, however many there are, and change no more', async () => {
    const db = await earlier(await open())
    const issued = await contentOf(db, 'invoice')
    for (let sequence = 1; sequence <= 501; sequence++) await addNote(db, sequence, CHARGED)
    await migrate(db, engineOf(db))
    const invoice = await findInvoicePaper(db, ORDER)
    expect(invoice).toMatchObject({
      lines: [{ quantity: 2, unitPrice: 8_000, taxable: 13_559, gst: 1_800, cgst: 1_221, sgst: 1_220 }],
      deliveryLine: { quantity: 1, unitPrice: 4_000, gst: 1_800, cgst: 305, total: 4_000 },
      subTotal: 13_559,
      grandTotal: 20_000,
    })
    // It was issued before the total tax was stated, and does not state it now.
    expect(invoice).not.toHaveProperty('totalTax')
    expect(invoice && JSON.stringify(invoiceInRupees(invoice))).toBe(issued)
    const notes = await creditNotePapers(db, ORDER)
    expect(notes.map(({ grandTotal }) => grandTotal)).toEqual(Array(501).fill(4_534))
    expect(notes[500]).toMatchObject({
      lines: [{ line: 0, quantity: 2, charge: 1_133, gst: 500, total: 4_534 }],
    })
    await expect(db.updateTable('credit_note').set({ paper: '{}' }).execute()).rejects.toThrow(/append-only/)
    await expect(db.updateTable('invoice').set({ paper: '{}' }).execute()).rejects.toThrow(/append-only/)
    await expect(db.deleteFrom('invoice').execute()).rejects.toThrow(/append-only/)
  })

  it('are answered to the letter as before: those of the release before', async () => {
    const db = await earlier(await open())
    const papers = Object.entries(PAPERS)
    for (const [at, [, content]] of papers.entries()) await addNote(db, at + 1, content)
    await migrate(db, engineOf(db))
    const rows = await db.selectFrom('credit_note').select('paper').orderBy('sequence').execute()
    const answered = rows.map(({ paper }, at) => {
      const isInvoice = papers[at]?.[0].startsWith('an invoice')
      return JSON.stringify((isInvoice ? invoiceInRupees : creditNoteInRupees)(JSON.parse(paper)))
    })
    expect(answered).toEqual(papers.map(([, content]) => content))
  })

  it('stay as they are where one is of no release, and the start says which', async () => {
    const db = await earlier(await open())
    await addNote(db, 1, '{"grandTotal":56.645}')
    await expect(migrate(db, engineOf(db))).rejects.toThrow('CN/26-27/000001')
    expect(await contentOf(db, 'credit_note')).toBe('{"grandTotal":56.645}')
  })
})
