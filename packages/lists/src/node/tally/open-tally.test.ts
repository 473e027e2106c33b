import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableRow } from '../../table/table.ts'
import { openTable } from '../open-table.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function read(bytes: string | Uint8Array) {
  const path = join(folder, 'Master.xml')
  writeFileSync(path, bytes)
  const { format, rows } = await openTable(path)
  const read: TableRow[] = []
  for await (const row of rows) read.push(row)
  return { format, rows: read }
}
const HEADINGS =
  'Name|Code|Group|Stock Category|Base Units|Description|MRP|Price|HSN|GST rate|Batch|Expiry|Stock'
const lines = (rows: TableRow[]) =>
  rows.map((row) => ('fields' in row ? `${row.line} ${row.fields.join('|')}` : `${row.line} ${row.reason}`))

const envelope = (items: string) =>
  `<ENVELOPE>\r\n <HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>\r\n <BODY><IMPORTDATA><REQUESTDATA>\r\n  <TALLYMESSAGE xmlns:UDF="TallyUDF">${items}</TALLYMESSAGE></REQUESTDATA></IMPORTDATA></BODY>\r\n</ENVELOPE>\r\n`

const NAPSOL = `
   <STOCKITEM NAME="Napsol &amp; Co 650 Tab" RESERVEDNAME="">
    <PARENT>Antibiotics</PARENT>
    <CATEGORY>&#4; Not Applicable</CATEGORY>
    <GSTAPPLICABLE>&#4; Applicable</GSTAPPLICABLE>
    <BASEUNITS>Strip</BASEUNITS>
    <UDF:NAME.LIST DESC="x"><UDF:NAME>not this</UDF:NAME></UDF:NAME.LIST>
    <OPENINGBALANCE> 12 Strip</OPENINGBALANCE>
    <OPENINGVALUE>-240.00</OPENINGVALUE>
    <OPENINGRATE>20.00/Strip</OPENINGRATE>
    <GSTDETAILS.LIST><APPLICABLEFROM>20170701</APPLICABLEFROM><HSNCODE>3004</HSNCODE><TAXABILITY>Taxable</TAXABILITY>
     <STATEWISEDETAILS.LIST><STATENAME>&#4; Any</STATENAME>
      <RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE> 12</GSTRATE></RATEDETAILS.LIST>
     </STATEWISEDETAILS.LIST></GSTDETAILS.LIST>
    <GSTDETAILS.LIST><APPLICABLEFROM>20250922</APPLICABLEFROM><TAXABILITY>Taxable</TAXABILITY>
     <STATEWISEDETAILS.LIST>
      <RATEDETAILS.LIST><GSTRATEDUTYHEAD>CGST</GSTRATEDUTYHEAD><GSTRATE> 2.50</GSTRATE></RATEDETAILS.LIST>
      <RATEDETAILS.LIST><GSTRATEDUTYHEAD>SGST/UTGST</GSTRATEDUTYHEAD><GSTRATE> 2.50</GSTRATE></RATEDETAILS.LIST>
     </STATEWISEDETAILS.LIST></GSTDETAILS.LIST>
    <HSNDETAILS.LIST><APPLICABLEFROM>20250922</APPLICABLEFROM><HSNCODE>30049099</HSNCODE></HSNDETAILS.LIST>
    <LANGUAGENAME.LIST><NAME.LIST TYPE="String"><NAME>Napsol &amp; Co 650 Tab</NAME><NAME>NP650</NAME></NAME.LIST></LANGUAGENAME.LIST>
    <BATCHALLOCATIONS.LIST>
     <GODOWNNAME>Shop</GODOWNNAME><BATCHNAME>B1</BATCHNAME><EXPIRYPERIOD JD="46507" P="31-Mar-27">31-Mar-27</EXPIRYPERIOD>
     <OPENINGBALANCE> 5 Strip</OPENINGBALANCE><OPENINGRATE>20.00/Strip</OPENINGRATE>
    </BATCHALLOCATIONS.LIST>
    <BATCHALLOCATIONS.LIST><GODOWNNAME>Store</GODOWNNAME><BATCHNAME>B1</BATCHNAME><EXPIRYPERIOD>31-Mar-27</EXPIRYPERIOD><OPENINGBALANCE> 3 Strip</OPENINGBALANCE></BATCHALLOCATIONS.LIST>
    <BATCHALLOCATIONS.LIST><BATCHNAME>B2</BATCHNAME><EXPIRYPERIOD>31-Dec-27</EXPIRYPERIOD><OPENINGBALANCE> 4 Strip</OPENINGBALANCE></BATCHALLOCATIONS.LIST>
    <MRPDETAILS.LIST><MRPRATEDETAILS.LIST><STATENAME>&#4; Any</STATENAME><MRPRATE>34.00/Strip</MRPRATE></MRPRATEDETAILS.LIST></MRPDETAILS.LIST>
    <STANDARDPRICELIST.LIST><DATE>20260401</DATE><RATE>29.00/Strip</RATE></STANDARDPRICELIST.LIST>
    <STANDARDPRICELIST.LIST><DATE>20261001</DATE><RATE>30.50/Strip</RATE></STANDARDPRICELIST.LIST>
   </STOCKITEM>`
const item = (name: string, more: string) => `\n   <STOCKITEM NAME="${name}">${more}</STOCKITEM>`

describe('The stock items of Tally', () => {
  it('are read from its XML, a row for each batch, those of several shelves added up', async () => {
    const { format, rows } = await read(envelope(NAPSOL))
    expect(format).toBe(
      "Tally's stock items as XML, UTF-8, whose stock is the opening one: nothing else is in it",
    )
    expect(lines(rows)).toEqual([
      `1 ${HEADINGS}`,
      '25 Napsol & Co 650 Tab|NP650|Antibiotics||Strip||34.00|30.50|30049099|5|B1|31-Mar-27|8',
      '30 Napsol & Co 650 Tab|NP650|Antibiotics||Strip||34.00|30.50|30049099|5|B2|31-Dec-27|4',
    ])
  })

  it('are read in UTF-16, as Tally writes it', async () => {
    const { format, rows } = await read(Buffer.from(`\uFEFF${envelope(NAPSOL)}`, 'utf16le'))
    expect(format).toContain('XML, UTF-16')
    expect(rows).toHaveLength(3)
  })

  it('have the balance of today where the export has it, and batches only where those are of it', async () => {
    const batch =
      '<BATCHALLOCATIONS.LIST><BATCHNAME>B1</BATCHNAME><OPENINGBALANCE>9 Nos</OPENINGBALANCE></BATCHALLOCATIONS.LIST>'
    const { format, rows } = await read(
      envelope(
        item(
          'Osteva',
          `<OPENINGBALANCE>9 Nos</OPENINGBALANCE><CLOSINGBALANCE>7 Nos</CLOSINGBALANCE>${batch}`,
        ) +
          item(
            'Quelmo',
            '<CLOSINGBALANCE>7 Nos</CLOSINGBALANCE><BATCHALLOCATIONS.LIST><BATCHNAME>B1</BATCHNAME><CLOSINGBALANCE>5 Nos</CLOSINGBALANCE></BATCHALLOCATIONS.LIST>',
          ) +
          item('Rivoral', '<CLOSINGBALANCE></CLOSINGBALANCE>') +
          item(
            'Sanovel',
            `<CLOSINGBALANCE>-2 Nos</CLOSINGBALANCE><BATCHALLOCATIONS.LIST><BATCHNAME>Primary Batch</BATCHNAME><CLOSINGBALANCE>-2 Nos</CLOSINGBALANCE></BATCHALLOCATIONS.LIST>`,
          ),
      ),
    )
    expect(format).toBe("Tally's stock items as XML, UTF-8")
    expect(lines(rows).slice(1)).toEqual([
      '5 Osteva||||||||||||7 Nos',
      '6 Quelmo||||||||||||7 Nos',
      '7 Rivoral||||||||||||0',
      '8 Sanovel||||||||||||-2 Nos',
    ])
  })

  it('are told apart by their line where the export is one line, and without those that are deleted', async () => {
    const xml = envelope(item('A', '') + item('B', '<ISDELETED>Yes</ISDELETED>') + item('C', '')).replace(
      /\s*\n\s*/g,
      '',
    )
    expect(lines((await read(xml)).rows).slice(1)).toEqual(['2 A||||||||||||', '3 C||||||||||||'])
  })

  it('that are nil or exempt have no rate, and names cut between two pieces are whole', async () => {
    const many = Array.from({ length: 4000 }, (_, at) =>
      item(
        `Napsol ${at} &#4;&amp; ₹`,
        '<GSTDETAILS.LIST><TAXABILITY>Nil Rated</TAXABILITY></GSTDETAILS.LIST>',
      ),
    )
    const { rows } = await read(envelope(many.join('')))
    const fields = rows.slice(1).map((row) => ('fields' in row ? [row.fields[0], row.fields[9]] : []))
    expect(fields).toEqual(many.map((_, at) => [`Napsol ${at}  & ₹`, '0']))
  })

  it('without any are refused in a sentence, and so is what is cut off', async () => {
    await expect(read(envelope('<LEDGER NAME="Cash"/>'))).rejects.toThrow(
      'This is XML of Tally without stock items: export the masters of the type "Stock Items" as XML, or the Stock Summary as Excel.',
    )
    await expect(read(envelope(NAPSOL + NAPSOL).slice(0, -900))).rejects.toThrow(
      'This XML of Tally is damaged or cut off: export it again.',
    )
  })

  it('define nothing and name nothing elsewhere that is followed', async () => {
    const doctype =
      '<!DOCTYPE ENVELOPE [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>'
    await expect(
      read(`<?xml version="1.0"?>${doctype}${envelope(item('A', '<PARENT>&x;</PARENT>'))}`),
    ).rejects.toThrow('This is XML: ask for the list as .xlsx or as CSV.')
    await expect(read(envelope(item('A', '<PARENT>&b;</PARENT>')))).rejects.toThrow(
      'This XML of Tally is damaged',
    )
  })
})
