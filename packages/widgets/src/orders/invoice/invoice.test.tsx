import type { CreditNote } from '@dawakit/core/contract'
import { dateLabels } from '@dawakit/core/delivery'
import { continueOnStore, shopIsBusy } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { longInvoice } from '@dawakit/testing/fixtures/long-invoice'
import { deliveredOrder, invoiceFixture, orderFixture } from '@dawakit/testing/fixtures/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible, renderShop } from '../../../test/render-shop.tsx'
import { creditNoteLabels } from './credit-note-labels.ts'
import { createCreditNotePdf } from './credit-note-pdf.ts'
import { Invoice, InvoiceDialog } from './index.ts'
import { invoiceLabels } from './invoice-labels.ts'
import { createInvoicePdf, invoiceFileName } from './invoice-pdf.ts'

const words = { labels: invoiceLabels, dates: dateLabels }

const signedIn = {
  signedInAs: customerFixture(),
  state: { orders: [deliveredOrder, orderFixture()] },
}

/** The rows below the lines, from the sub-total on. */
const totals = () => {
  const terms = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  return terms.slice(terms.findIndex(([name]) => name?.startsWith('Sub Total')))
}

const linesTable = async () => (await screen.findAllByRole('table'))[0]!

/** The cells of each row of the tax summary, its number left out. */
const summary = () =>
  within(screen.getByRole('table', { name: 'Tax Summary' }))
    .getAllByRole('row')
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent))

describe('Invoice', () => {
  it('is accessible', async () => {
    await renderShop(<Invoice orderId="o-2" />, signedIn)
    await screen.findByText('INV/26-27/000001')
    await expectAccessible()
  })

  it('shows who sold what to whom, with the tax the server split', async () => {
    await renderShop(<Invoice orderId="o-2" />, signedIn)
    expect(await screen.findByText('6 Nov 2026')).toBeDefined()
    expect(screen.getByText('Kavitha Raman')).toBeDefined()
    expect(screen.getByText('Not Mentioned')).toBeDefined()
    expect(screen.getByText('Cash On Delivery')).toBeDefined()
    const rows = within(await linesTable()).getAllByRole('row')
    expect(rows).toHaveLength(4)
    expect(within(rows[1]!).getByText('₹41.52')).toBeDefined()
    expect(totals()).toEqual([
      ['Sub Total (excl. tax)', '₹134.74'],
      ['Delivery Charge (excl. tax)', '₹33.90'],
      ['CGST', '₹15.18'],
      ['SGST', '₹15.18'],
      ['Total Tax', '₹30.36'],
      ['Grand Total', '₹199.00'],
    ])
  })

  it('names patient, doctor and pharmacist where the order did', async () => {
    const invoice = {
      ...invoiceFixture,
      patient: { name: 'Lakshmi Raman', age: 67 },
      doctorName: 'Dr. Meera Iyer',
      pharmacist: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' },
    }
    await renderShop(<Invoice invoice={invoice} />, signedIn)
    const named = async (term: string) =>
      (await screen.findByText(term)).nextElementSibling?.textContent?.replace(/\s/g, ' ')
    expect(await named('Patient')).toBe('Lakshmi Raman, 67 years')
    expect(await named('Doctor')).toBe('Dr. Meera Iyer')
    expect(await named('Pharmacist')).toBe('Priya Nair, Reg. No. TN-PC-20481')
    const { text } = await read(await createInvoicePdf(invoice, words))
    expect(text[0]?.replace(/\s+/g, ' ')).toContain('Lakshmi Raman, 67 years')
    expect(text[0]).toContain('Dr. Meera Iyer')
    expect(text[0]?.replace(/\s+/g, ' ')).toContain('Priya Nair, Reg. No. TN-PC-20481')
  })

  it('names below each medicine who made it, and every batch with its pieces, its expiry and its MRP, on paper too', async () => {
    const [line] = invoiceFixture.lines
    const batches = [
      { batch: 'DL2611', expiresOn: '2029-06', quantity: 1, mrp: 33.6 },
      { batch: 'DL2612', expiresOn: '', quantity: 1 },
    ]
    const invoice = { ...invoiceFixture, lines: [{ ...line!, manufacturer: 'Micro Labs Ltd', batches }] }
    await renderShop(<Invoice invoice={invoice} />)
    const head = within(await linesTable()).getByRole('rowheader', { name: /Paracetamol/ })
    expect([...head.querySelectorAll('small')].map((note) => note.textContent)).toEqual([
      'Micro Labs Ltd',
      'Batch DL2611 × 1 · Exp 06/2029 · MRP ₹33.60',
      'Batch DL2612 × 1',
    ])
    const { text } = await read(await createInvoicePdf(invoice, words))
    expect(text[0]?.replace(/\s+/g, ' ')).toMatch(
      /Micro Labs Ltd Batch DL2611 × 1 · Exp 06\/2029 · MRP ₹33\.60 Batch DL2612 × 1 (?!·)/,
    )
  })

  it('names on a credit note the batches that came back, with their expiry, MRP and HSN', async () => {
    const { invoiceNumber, invoiceDate, lines, ...issued } = invoiceFixture
    const [line] = lines
    const note: CreditNote = {
      ...issued,
      ...{ invoiceNumber, invoiceDate, creditNoteNumber: 'CN/26-27/000001', creditNoteDate: invoiceDate },
      ...{ returnNumber: 'RET-1', reason: 'The pack was open', charge: 0, totalTax: 0, deliveryLine: null },
      lines: [
        {
          ...line!,
          line: 0,
          charge: 0,
          batches: [{ batch: 'DL2611', expiresOn: '2029-06', quantity: 1, mrp: 33.6 }],
        },
      ],
    }
    const { text } = await read(await createCreditNotePdf(note, words, creditNoteLabels))
    expect(text[0]?.replace(/\s+/g, ' ')).toContain('Batch DL2611 × 1 · Exp 06/2029 · MRP ₹33.60')
    expect(text[0]).toContain(line!.hsnCode)
  })

  it('shows an invoice from before batches were written down without any', async () => {
    await renderShop(<Invoice invoice={invoiceFixture} />)
    expect((await linesTable()).querySelector('small')).toBeNull()
    const { text } = await read(await createInvoicePdf(invoiceFixture, words))
    expect(text[0]).not.toContain('Batch')
  })

  it('says before the parties that a demonstration sold nothing, on paper too, and nothing of it else', async () => {
    const demo = 'This is a demonstration shop: nothing is sold or delivered.'
    const isSaid = async (invoice: typeof invoiceFixture) =>
      (await read(await createInvoicePdf(invoice, words))).text[0]?.replace(/\s+/g, ' ').includes(demo)
    const { unmount } = await renderShop(<Invoice invoice={{ ...invoiceFixture, isDemo: true }} />, signedIn)
    expect(await screen.findByText(demo)).toBeDefined()
    expect(await isSaid({ ...invoiceFixture, isDemo: true })).toBe(true)
    unmount()
    await renderShop(<Invoice invoice={invoiceFixture} />, signedIn)
    await screen.findByText('Grand Total')
    expect(screen.queryByText(demo)).toBeNull()
    expect(await isSaid(invoiceFixture)).toBe(false)
  })

  it('has no line for a patient where the customer ordered for themselves, or before patients were named', async () => {
    const { patient, ...issued } = invoiceFixture
    await renderShop(<Invoice invoice={issued} />, signedIn)
    await screen.findByText('Grand Total')
    expect(screen.queryByText('Patient')).toBeNull()
  })

  it('tells the taxes apart by HSN code and rate, and sums them to the invoice', async () => {
    await renderShop(<Invoice orderId="o-2" />, signedIn)
    await screen.findByText('Grand Total')
    expect(summary()).toEqual([
      ['HSN', 'Tax', 'Taxable', 'CGST', 'SGST', 'Total'],
      ['3004', '18%', '₹134.74', '₹12.13', '₹12.13', '₹159.00'],
      ['996812', '18%', '₹33.90', '₹3.05', '₹3.05', '₹40.00'],
      ['Total', '', '₹168.64', '₹15.18', '₹15.18', '₹199.00'],
    ])
  })

  it('says once that it is a tax invoice', async () => {
    await renderShop(<InvoiceDialog orderId="o-2" onClose={() => {}} />, signedIn)
    await screen.findByText('Grand Total')
    expect(screen.getAllByText('Tax Invoice')).toHaveLength(1)
  })

  it('asks a guest to log in, and shows the invoice of the latest order then', async () => {
    const kavitha = customerFixture()
    const { shop } = await renderShop(<Invoice orderId="latest" />, {
      state: { users: [kavitha], orders: [deliveredOrder, orderFixture()] },
    })
    expect(await screen.findByText('Login to continue')).toBeDefined()
    await act(() => shop.session.sendOtp({ mobileNumber: kavitha.mobileNumber }))
    await act(() => shop.session.verifyOtp(kavitha.mobileNumber, '1234'))
    expect(await screen.findByText('INV/26-27/000001')).toBeDefined()
  })

  it('says an outage where it looks for the latest order, with another try, and that there is none', async () => {
    const { user, server } = await renderShop(<Invoice orderId="latest" />, {
      ...signedIn,
      state: { orders: [] },
      prepare: (one) => one.answer('GET /get/orderByUserId', errorAnswer(503, shopIsBusy)),
    })
    expect((await screen.findByText(shopIsBusy.text)).closest('[role=alert]')).not.toBeNull()
    server.answer('GET /get/orderByUserId', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You have not ordered anything yet.')).toBeDefined()
  })

  it('shows an invoice as it was issued when the total tax was not yet stated', async () => {
    const { totalTax, ...issued } = { ...invoiceFixture, subTotal: 134.75, cgst: 12.13, sgst: 12.12 }
    await renderShop(<Invoice invoice={issued} />, signedIn)
    await screen.findByText('Grand Total')
    expect(totals()).toEqual([
      ['Sub Total (excl. tax)', '₹134.75'],
      ['CGST', '₹12.13'],
      ['SGST', '₹12.12'],
      ['Delivery Charge', '₹40.00'],
      ['Grand Total', '₹199.00'],
    ])
  })

  it('is there after the delivery, not before', async () => {
    await renderShop(<Invoice orderId="o-1" />, signedIn)
    expect(await screen.findByText('Invoice will available after delivery')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  })

  it('can be asked for again when it could not be loaded', async () => {
    const { server, user } = await renderShop(<Invoice orderId="o-2" />, {
      ...signedIn,
      prepare: (one) => one.answer('GET /get/invoice', new Response('', { status: 500 })),
    })
    await screen.findByText('Something went wrong')
    server.answer('GET /get/invoice', null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('INV/26-27/000001')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tax Invoice' })),
    )
  })

  it('leads to the pharmacy for an order that was not placed on this partner’s page', async () => {
    await renderShop(<Invoice orderId="o-2" />, {
      ...signedIn,
      prepare: (one) => one.answer('GET /get/invoice', errorAnswer(403, continueOnStore)),
    })
    expect(await screen.findByText('Please continue on the website of the pharmacy')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to the pharmacy' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('goes with the customer who signs out', async () => {
    const { shop } = await renderShop(<Invoice orderId="o-2" />, signedIn)
    await screen.findByText('Kavitha Raman')
    await act(() => shop.session.signOut())
    expect(screen.queryByText('Kavitha Raman')).toBeNull()
    expect(screen.getByText('Login to continue')).toBeDefined()
  })

  it('says so when no order is named', async () => {
    await renderShop(<Invoice />, signedIn)
    expect(await screen.findByText('Order not found')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps two lines of one product apart', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => complaints.mockRestore())
    const [line] = invoiceFixture.lines
    await renderShop(<Invoice invoice={{ ...invoiceFixture, lines: [line!, line!] }} />)
    expect(within(await linesTable()).getAllByRole('row')).toHaveLength(4)
    expect(complaints).not.toHaveBeenCalled()
  })

  it('shows in a dialog that closes', async () => {
    const onClose = vi.fn()
    const { user } = await renderShop(<InvoiceDialog orderId="o-2" onClose={onClose} />, signedIn)
    expect(await screen.findByRole('button', { name: 'Download' })).toBeDefined()
    await expectAccessible(screen.getByRole('dialog', { name: 'Tax Invoice' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('downloads as a PDF named after the order', async () => {
    const { user } = await renderShop(<Invoice orderId="o-2" />, signedIn)
    const names: string[] = []
    const urls: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        urls.push(blob)
        return 'blob:invoice'
      },
      revokeObjectURL: () => {},
    })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(names).toEqual(['InvoiceNo-o-2.pdf']))
    expect(urls[0]?.type).toBe('application/pdf')
    vi.restoreAllMocks()
  })
})

const read = async (pdf: Awaited<ReturnType<typeof createInvoicePdf>>) => {
  const document = await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer')))
  const { text } = await extractText(document)
  const [, , width, height] = (await document.getPage(1)).view as [number, number, number, number]
  return { text, pages: document.numPages, width, height }
}

describe('createInvoicePdf', () => {
  it('writes real text: rupee sign, names, totals, on A4', async () => {
    const { text, pages, width, height } = await read(await createInvoicePdf(invoiceFixture, words))
    expect(pages).toBe(1)
    for (const words of [
      'Tax Invoice',
      'INV/26-27/000001',
      'Kavitha Raman',
      'GSTIN: 33AAAAA0000A1Z9',
      'Paracetamol 650 Tablet',
      '₹41.52',
      '₹199.00',
      'Not Mentioned',
      'Page 1 of 1',
    ]) {
      expect(text[0]).toContain(words)
    }
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 295])
  })

  it.each(['GGMMWWM', 'Q1MWYGN', 'WWWWWWW'])(
    'breaks no number, however wide its letters: %s',
    async (letters) => {
      const orderNumber = `DWK-261125-${letters}`
      const { text } = await read(await createInvoicePdf({ ...invoiceFixture, orderNumber }, words))
      expect(text[0]).toContain(orderNumber)
    },
  )

  it('has three pages for the long invoice of the stories', async () => {
    const { text, pages } = await read(await createInvoicePdf(longInvoice, words))
    expect(pages).toBe(3)
    expect(text[0]?.replace(/\s+/g, ' ')).toContain('Lakshmi Raman, 67 years')
    expect(text[1]).toContain('Batch B2619 × 1 · Exp 11/2028')
    expect(text[2]).toContain('Grand Total')
  })

  it('goes on over pages, with the column titles on each', async () => {
    const [line] = invoiceFixture.lines
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...line!, name: `Medicine ${index + 1}` }))
    const { text, pages } = await read(await createInvoicePdf({ ...invoiceFixture, lines }, words))
    expect(pages).toBeGreaterThan(1)
    expect(text.join(' ')).toContain('Medicine 60')
    for (const [index, page] of text.entries()) expect(page).toContain(`Page ${index + 1} of ${pages}`)
    expect(text[1]).toContain('HSN')
  })

  it('shows IGST for another state, and says of a coupon', async () => {
    const { text } = await read(
      await createInvoicePdf({ ...invoiceFixture, igst: 30.36, cgst: 0, sgst: 0, discount: 10 }, words),
    )
    expect(text[0]).toContain('IGST')
    expect(text[0]).not.toContain('CGST')
    expect(text[0]).toContain('₹10.00 is deducted')
  })

  it('keeps the sums with the last line, whatever the length, and every page has its number', async () => {
    const [line] = invoiceFixture.lines
    const long = 'Aceclofenac 100mg + Paracetamol 325mg + Serratiopeptidase 15mg Tablet (Sahaj)'
    for (const count of [8, 12, 14, 20, 31]) {
      const lines = Array.from({ length: count }, (_, index) => ({
        ...line!,
        name: index % 5 === 0 ? long : `Medicine ${index + 1}`,
      }))
      const { text, pages } = await read(await createInvoicePdf({ ...invoiceFixture, lines }, words))
      const last = text.at(-1)?.replace(/\s+/g, ' ')
      expect(last, `${count}`).toMatch(
        /No Item HSN .*Delivery Charge 996812 .*Grand Total .*Tax Summary .*Amount in words/,
      )
      for (const page of text) expect(page).toContain(`${invoiceFixture.invoiceNumber} · Page `)
      expect(pages).toBeLessThanOrEqual(count < 31 ? 2 : 3)
    }
  })

  it('writes nothing smaller than nine points, on a sheet that a short invoice fills by two thirds', async () => {
    const pdf = await createInvoicePdf(invoiceFixture, words)
    const document = await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer')))
    const { items } = await (await document.getPage(1)).getTextContent()
    const placed = items.flatMap((item) => ('transform' in item && item.str.trim() ? [item.transform] : []))
    expect(Math.min(...placed.map(([size]) => size))).toBeGreaterThanOrEqual(9)
    const lowest = Math.min(...placed.map(([, , , , , y]) => y).filter((y) => y > 60))
    expect(lowest).toBeLessThan((295 / 25.4) * 72 * 0.36)
  })

  it('is named after the order', () => {
    expect(invoiceFileName('o-2')).toBe('InvoiceNo-o-2')
  })
})
