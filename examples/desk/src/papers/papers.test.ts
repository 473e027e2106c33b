import type { ParcelPaper, PickList, SupplierOrder } from '@dawakit/core/contract'
import { dateLabels } from '@dawakit/core/delivery'
import { invoiceFixture } from '@dawakit/testing/fixtures/orders'
import { createInvoicePdf, invoiceLabels } from '@dawakit/widgets/invoice-pdf'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { i18nProvider } from '../language/i18n.ts'
import type { Words } from '../language/use-words.ts'
import { createAddressLabelPdf, createLabelSheetPdf } from './address-label-pdf.ts'
import { createPackingSlipPdf } from './packing-slip-pdf.ts'
import { createPickListPdf } from './pick-list-pdf.ts'
import { productText } from './product-text.ts'
import { createSupplierOrderPdf } from './supplier-order-pdf.ts'

const words: Words = (key, filledIn) => i18nProvider.translate(key, filledIn)

async function read(pdf: { output(kind: 'arraybuffer'): ArrayBuffer }) {
  const document = await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer')))
  const { text } = await extractText(document)
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    size: [width, height].map((points) => Math.round((points / 72) * 25.4)),
  }
}

/** Pairs of texts of a page that lie over each other, in whole or in part. */
async function overlapsOf(pdf: { output(kind: 'arraybuffer'): ArrayBuffer }): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer')))
  const overlaps: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, left: item.transform[4], y: item.transform[5], ...item }]
        : [],
    )
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const isOneLine = Math.abs(one.y - other.y) < Math.min(one.height, other.height) * 0.8
        const shared =
          Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
        if (isOneLine && shared > 0.5) overlaps.push(`${one.text} | ${other.text}`)
      }
    }
  }
  return overlaps
}

const dolo = {
  sku: 'D-650',
  name: 'Dolo 650 Tablet',
  variant: null,
  packageSize: 'strip of 15 tablets',
  isColdChain: false,
  isPrescriptionNeeded: false,
}
const insulin = {
  sku: 'INS-10',
  name: 'Insulin Glargine 100IU Injection',
  variant: { primaryType: 'Pack', primaryValue: '3 pens' },
  packageSize: 'pack of 3',
  isColdChain: true,
  isPrescriptionNeeded: true,
}

const list: PickList = {
  orders: ['DWK-261127-AAAAAAA', 'DWK-261127-BBBBBBB'],
  lines: [
    {
      ...dolo,
      place: 'A-12',
      mrp: 33.6,
      quantity: 5,
      orders: [{ number: 'DWK-261127-AAAAAAA', quantity: 5 }],
    },
    {
      ...insulin,
      place: '',
      mrp: 1450,
      quantity: 3,
      orders: [
        { number: 'DWK-261127-AAAAAAA', quantity: 1 },
        { number: 'DWK-261127-BBBBBBB', quantity: 2 },
      ],
    },
  ],
}

const parcel: ParcelPaper = {
  orderNumber: 'DWK-261127-WWWWWWW',
  orderedAt: '2026-11-26T06:00:00.000Z',
  parcel: 1,
  packedAt: '2026-11-27T06:00:00.000Z',
  sender: {
    name: 'Dawakit Pharmacy',
    address: '1 Anna Salai, Chennai 600002',
    gstin: '33AAAAA0000A1Z9',
    state: 'Tamil Nadu',
    stateCode: '33',
    drugLicence: 'TN-01-20B-00001',
    phone: '044 4000 0000',
    email: 'care@dawakit.example',
  },
  recipient: {
    id: 'a',
    name: 'Meena Raghavan',
    contactNumber: '9840012345',
    email: '',
    doorNumber: '14/2',
    streetName: 'Thambu Chetty Street',
    landMark: 'Beside the post office',
    pincode: '600001',
    cityName: 'Chennai',
    stateName: 'Tamil Nadu',
    addressType: 'home',
  },
  lines: [
    { ...insulin, hsn: '30043110', quantity: 2, batch: 'INS2611', expiresOn: '2027-03', mrp: 1450 },
    { ...dolo, hsn: '30049063', quantity: 1, batch: 'DL2612', expiresOn: '', mrp: null },
  ],
  later: [{ ...dolo, quantity: 4 }],
  courier: 'Delhivery',
  trackingNumber: 'DLV123456789',
  isColdChain: true,
  collect: 2940.5,
  isDemo: false,
}

describe('A pick list', () => {
  const madeAt = new Date('2026-11-27T06:30:00.000Z')

  it('says of each product its pack, price and pieces, into which box they go, and what is to be heeded', async () => {
    const { pages, size } = await read(await createPickListPdf(list, words, madeAt))
    expect(size).toEqual([210, 295])
    const [text = ''] = pages
    expect(text).toContain('Made 27 Nov 2026')
    expect(text).toContain('2 orders, 8 pieces')
    expect(text).toContain('1: DWK-261127-AAAAAAA 2: DWK-261127-BBBBBBB')
    expect(text).toMatch(/Dolo 650 Tablet strip of 15 tablets ₹33\.60 5 1 × 5 A-12 · D-650 Insulin/)
    expect(text).toMatch(
      /Insulin Glargine 100IU Injection \(3 pens\) pack of 3 ₹1,450\.00 3 1 × 1, 2 × 2 INS-10 · KEEP COLD · PRESCRIPTION/,
    )
  })

  it('goes on over pages for a hundred orders, its titles on each', async () => {
    const orders = Array.from({ length: 100 }, (_, index) => `DWK-261127-${1000 + index}`)
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...dolo,
      name: `Medicine ${index + 1}`,
      place: '',
      mrp: 10,
      quantity: 100,
      orders: index % 20 === 0 ? orders.map((number) => ({ number, quantity: 1 })) : [],
    }))
    const { pages } = await read(await createPickListPdf({ orders, lines }, words, madeAt))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('Box × pieces')
    }
    expect(pages.join(' ')).toContain('Medicine 60')
  })
})

describe('A packing slip', () => {
  it('says who sends what to whom, of which batches, and what comes later', async () => {
    const [text = ''] = (await read(await createPackingSlipPdf(parcel, words))).pages
    for (const said of [
      'Packing slip',
      'DWK-261127-WWWWWWW',
      'Dawakit Pharmacy',
      'GSTIN: 33AAAAA0000A1Z9',
      'Drug Licence No: TN-01-20B-00001',
      'Meena Raghavan',
      '14/2, Thambu Chetty Street',
      'Insulin Glargine 100IU Injection (3 pens)',
      'INS2611',
      '03/2027',
      '₹1,450.00',
      'HSN 30043110',
      'KEEP COLD · PRESCRIPTION',
      'Delhivery',
      'DLV123456789',
      '₹2,940.50',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).toMatch(/Comes later .*Dolo 650 Tablet strip of 15 tablets 4/)
    expect(text).not.toContain('demonstration')
  })

  it('says nothing of later where all is in it, and that a demonstration sends nothing', async () => {
    const whole = { ...parcel, later: [], collect: null, isDemo: true }
    const [text = ''] = (await read(await createPackingSlipPdf(whole, words))).pages
    expect(text).not.toContain('Comes later')
    expect(text).toContain('Paid')
    expect(text).toContain('This is a demonstration shop')
  })
})

describe('A table on paper', () => {
  const long = {
    ...insulin,
    sku: 'INS-GLARGINE-100IU-3ML-CARTRIDGE-OF-THE-WHOLESALER',
    name: 'Amoxycillin 500mg and Potassium Clavulanate 125mg Dispersible Tablets for Children of the Pharmacopoeia',
    variant: { primaryType: 'Pack', primaryValue: 'Carton of 12 strips', secondaryValue: 'Orange and mint' },
    packageSize: 'carton of 12 strips of 15 dispersible tablets each',
  }

  it('lays no text over another on a packing slip, however long names and batches are', async () => {
    const line = { ...long, hsn: '30041090', quantity: 10_000, mrp: 999_999.99, expiresOn: '2029-12' }
    const lines = ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 'AB/2026-11 C 0042 D', ''].map((batch) => ({
      ...line,
      batch,
    }))
    const courier = 'The United Parcel and Medicine Couriers of Southern India (Surface)'
    const paper = { ...parcel, lines, later: [{ ...long, quantity: 10_000 }], courier }
    expect(await overlapsOf(await createPackingSlipPdf(paper, words))).toEqual([])
  })

  it('lays no text over another on an invoice, however long names and batches are', async () => {
    const batches = [
      {
        batch: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
        expiresOn: '2029-12',
        quantity: 9_999,
        mrp: 99_999.99,
      },
      { batch: 'AB/2026-11 C 0042 D', expiresOn: '2028-01', quantity: 1, mrp: 99_999.99 },
    ]
    const lines = invoiceFixture.lines.map((line) => ({
      ...{ ...line, name: productText(long), hsnCode: '30041090', quantity: 10_000, batches },
      ...{ manufacturer: `${long.name} ${long.packageSize} Private Limited`, unitPrice: 99_999.99 },
      ...{ discount: 99_999.99, taxable: 999_999_999.99, total: 999_999_999.99 },
    }))
    const pdf = await createInvoicePdf(
      { ...invoiceFixture, lines },
      { labels: invoiceLabels, dates: dateLabels },
    )
    expect(await overlapsOf(pdf)).toEqual([])
  })

  it('lays no text over another on a pick list', async () => {
    const line = { ...long, place: 'Back room, left, A-12', mrp: 999_999.99, quantity: 10_000 }
    const orders = [{ number: 'DWK-261127-AAAAAAA', quantity: 10_000 }]
    const many = { orders: list.orders, lines: [{ ...line, orders }] }
    const pdf = await createPickListPdf(many, words, new Date('2026-11-27T06:30:00.000Z'))
    expect(await overlapsOf(pdf)).toEqual([])
  })
})

describe('An address label', () => {
  it('has all that a courier needs, on one label of 100 × 150 mm', async () => {
    const { pages, size } = await read(await createAddressLabelPdf(parcel, words))
    expect(size).toEqual([100, 150])
    expect(pages).toHaveLength(1)
    for (const said of [
      'Meena Raghavan',
      '14/2, Thambu Chetty Street',
      'Beside the post office',
      'Chennai, Tamil Nadu',
      '600001',
      '+91 9840012345',
      'COLLECT CASH: ₹2,940.50',
      'KEEP COLD',
      'DWK-261127-WWWWWWW · Parcel 1',
      'Delhivery · DLV123456789',
      'Dawakit Pharmacy',
      '1 Anna Salai, Chennai 600002',
    ]) {
      expect(pages[0]).toContain(said)
    }
  })

  it('says of a paid order that nothing is collected', async () => {
    const paid = { ...parcel, collect: null, isColdChain: false, courier: '', trackingNumber: '' }
    const [text = ''] = (await read(await createAddressLabelPdf(paid, words))).pages
    expect(text).toContain('PREPAID')
    expect(text).not.toContain('COLLECT CASH')
    expect(text).not.toContain('KEEP COLD')
    expect(text).not.toContain('Delhivery')
  })

  it('stands four times on an A4 at full size, and goes on on the next', async () => {
    const five = [1, 2, 3, 4, 5].map((number) => ({ ...parcel, parcel: number }))
    const [first = parcel, ...others] = five
    const { pages, size } = await read(await createLabelSheetPdf([first, ...others], words))
    expect(size).toEqual([210, 297])
    expect(pages.map((page) => page.match(/Parcel \d/g))).toEqual([
      ['Parcel 1', 'Parcel 2', 'Parcel 3', 'Parcel 4'],
      ['Parcel 5'],
    ])
    expect(pages[0]?.match(/Meena Raghavan/g)).toHaveLength(4)
  })

  it('leaves nothing out of the longest address', async () => {
    const recipient = {
      ...parcel.recipient,
      name: 'Meenakshi Sundaramoorthy Venkataraghavan Iyengar of the Mylapore Sangam',
      doorNumber: 'Flat 1204, Tower C, Prestige Palladium Bayan Annexe',
      streetName: 'Third Cross Street of the Old Mahabalipuram Road Housing Board Extension, Phase Two',
      landMark: 'Behind the Government Higher Secondary School for Girls, opposite the water tank',
      cityName: 'Thiruvananthapuram North Taluk',
    }
    const { pages } = await read(await createAddressLabelPdf({ ...parcel, recipient }, words))
    expect(pages).toHaveLength(1)
    for (const said of ['of the Mylapore Sangam', 'Phase Two', 'water tank', '600001', '+91 9840012345']) {
      expect(pages[0]).toContain(said)
    }
  })
})

it('An order to a supplier says who orders how many packs of what, and its pages lie over nothing', async () => {
  const line = {
    ...{ productId: 'dolo', code: 'D-650', name: 'Amoxycillin and Potassium Clavulanate Oral Suspension' },
    ...{ manufacturer: 'Sun Pharmaceutical Industries Ltd', packageSize: 'bottle of 100 ml Oral Suspension' },
    ...{ units: 1200, received: 0, rate: null },
  }
  const order: SupplierOrder = {
    ...{ id: 'o1', version: 1, supplierId: 's1', supplierName: 'Kaveri Medical', supplierEmail: '' },
    ...{
      state: 'draft',
      createdBy: 'Asha Rao',
      createdAt: '2026-11-29T01:00:00Z',
      sentAt: null,
      closedAt: null,
    },
    supplier: {
      ...{ name: 'Kaveri Medical', gstin: '33AAACC1206D1ZN', stateName: 'Tamil Nadu' },
      ...{ address: '4 Godown Street', drugLicences: 'TN-20B-1042' },
    },
    seller: { name: 'Dawakit Pharmacy', address: '12 Anna Salai', gstin: '', drugLicence: 'TN-01-20-12345' },
    lines: Array.from({ length: 40 }, () => line),
  }
  const pdf = await createSupplierOrderPdf(order, words)
  const { pages } = await read(pdf)
  expect(pages.length).toBeGreaterThan(1)
  for (const text of [
    'Purchase order',
    'Dawakit Pharmacy',
    'Kaveri Medical',
    'D-650',
    '40 lines, 48000 packs',
  ])
    expect(pages[0]).toContain(text)
  expect(await overlapsOf(pdf)).toEqual([])
})
