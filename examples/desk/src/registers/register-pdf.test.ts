import type { RegisterEntry, RegisterSearch } from '@dawakit/core/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { i18nProvider } from '../language/i18n.ts'
import type { Words } from '../language/use-words.ts'
import { createRegisterPdf } from './register-pdf.ts'

const words: Words = (key, filledIn) => i18nProvider.translate(key, filledIn)

const entry = (serial: number, more: Partial<RegisterEntry> = {}): RegisterEntry => ({
  id: `e${serial}`,
  register: 'h1',
  number: `H1/26-27/${String(serial).padStart(6, '0')}`,
  kind: 'supplied',
  at: '2026-11-28T06:00:00.000Z',
  orderId: 'o1',
  orderNumber: 'DWK-261127-WWWWWWW',
  parcel: 1,
  lineNo: 1,
  productId: 'azithral',
  drug: 'Azithral 500 Tablet',
  packageSize: 'Strip of 5 tablets',
  schedule: 'H1',
  manufacturer: 'Alembic Pharmaceuticals Ltd',
  batch: 'A1',
  expiresOn: '2027-06',
  quantity: 2,
  prescriberName: 'Dr. Meera Rao',
  prescriberRegistration: 'TNMC 48213',
  prescriberAddress: '4 Mount Road, Chennai',
  patientName: 'Meena Raman',
  patientAddress: '12 Anna Salai, Chennai',
  pharmacist: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' },
  prescriptionId: null,
  invoiceNumber: null,
  refersTo: '',
  reason: '',
  by: 'Ravi Kumar',
  ...more,
})

async function pagesOf(entries: RegisterEntry[], sought: Partial<RegisterSearch> = {}): Promise<string[]> {
  const holder = { name: 'Dawakit Pharmacy', address: '1 Anna Salai, Chennai', drugLicence: 'TN/20B/1' }
  const search = { register: 'h1' as const, from: '2026-11-01', to: '2026-11-30', ...sought }
  const pdf = await createRegisterPdf({ search, holder, entries }, words)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer'))))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

it('A page of a register says whose it is, what was supplied of which batch by whom to whom, and its sums', async () => {
  const back = { kind: 'returned' as const, quantity: -1, refersTo: 'H1/26-27/000001' }
  const [page = '', ...more] = await pagesOf([entry(1), entry(2, back)])
  expect(more).toEqual([])
  for (const part of [
    'Schedule H1 register',
    'Dawakit Pharmacy · 1 Anna Salai, Chennai · Drug licence TN/20B/1',
    '1 Nov 2026 to 30 Nov 2026',
    'H1/26-27/000001',
    'Given back',
    'Azithral 500 Tablet (H1), Strip of 5 tablets',
    '06/2027',
    'Dr. Meera Rao',
    'TNMC 48213',
    'Meena Raman',
    'Priya Nair',
    '2 entries on this page',
    'Packs of this page: 1',
    'Page 1 of 1',
    'Signature of the registered pharmacist',
  ])
    expect(page).toContain(part)
})

it('A register goes on over pages, each with its head and its own sums', async () => {
  const pages = await pagesOf(Array.from({ length: 40 }, (_, index) => entry(index + 1)))
  expect(pages.length).toBeGreaterThan(2)
  const onPages = pages.map((page) => Number(/(\d+) (?:entry|entries) on this page/.exec(page)?.[1]))
  expect(onPages.reduce((sum, count) => sum + count, 0)).toBe(40)
  for (const page of pages) expect(page).toContain('Schedule H1 register')
  expect(pages.at(-1)).toContain('Entries: 40. Packs supplied, less what was taken back: 80.')
})

it('A register whose signature finds no room has one page more, with its head like every other', async () => {
  for (let count = 6; count <= 12; count++) {
    const pages = await pagesOf(Array.from({ length: count }, (_, index) => entry(index + 1)))
    for (const page of pages)
      expect(page).toMatch(/Drug licence TN\/20B\/1.*\d+ (?:entry|entries) on this page/)
    expect(pages.at(-1)).toContain('Signature of the registered pharmacist')
  }
})

it('A page of some entries says by what they were sought, and one of all of them does not', async () => {
  const [all = ''] = await pagesOf([entry(1)])
  const [some = ''] = await pagesOf([entry(1)], { batch: 'A1', prescriber: 'TNMC 48213' })
  expect(some).toContain('An extract: the entries with A1, TNMC 48213 alone')
  expect(all).not.toContain('extract')
})
