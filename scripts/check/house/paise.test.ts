import { expect, it } from 'vitest'
import { complaints, sourceFiles } from './source-files.ts'

/**
 * Inside, money is whole paise and a rate of GST is basis points: rupees and percents are of the contract, of lists and of
 * the outside world. How many lines still turn one into the other, at the edges too:
 *
 *     git grep -nE '(from|to|in)Rupees\(|(from|to)Percent\(' -- 'packages/core/src' 'packages/lists/src' 'packages/server/src' ':!*.test.ts' | wc -l
 */
const IN = /\b(?:fromRupees|nearestPaise)\b/
const OUT = /\b(?:toRupees|inRupees|rupeesOrNull|totalsInRupees|plainRupees)\b/
const PERCENT = /\b(?:toPercent|fromPercent)\b|(?:\bgst_bp|\bgstBasisPoints|\bgst) \/ 100/
/** Papers and their rules as the contract has them; kept ones are read as `InvoicePaper` and `CreditNotePaper`. */
const OF_CONTRACT =
  /\bas (?:Invoice|CreditNote|ReturnOptions)\b|\b(?:invoiceOf|creditNoteOf|taxSummary|gstSplit|gstRateOf|ratesInForce|rateOfSupply)\(/

/** Where calls are described and answered, where a gateway or an operator is spoken with, and what of before was rupees. */
const EDGE = /\.(?:calls|desk|routes|schemas)\.ts$|\/(?:contract|gateways|cli|migrations)\//
/** Answers in the contract's words: paise go out here, and no rupees come back. */
const ANSWERS = /\.sql\.ts$|\/(?:product-summary|listed-products|quote-phone-order)\.ts$/
/** Lists that a person reads or has written, and the catalogue that is handed over. */
const LISTS =
  /\/(?:values|product-facts|export-products|export-batches|import-states|product-rows|rate-problem)\.ts$/
/** Lists of rates, and what the doctor says of them. */
const RATES = /\/(?:said-rate|rows-to-check|examine-rates|product-page\.sql)\.ts$/

/** What reads rupees all the same, by how it reads. */
const SAID = [
  /^\s*(?:\*|\/\/|\/\*|import\b)/,
  /\blimits\.\w+Rupees\b/, // a setting
  /\(feeRupees\)/, // the table of states
  /compareTotals\(/, // what the customer's page has sent is compared as it was sent
  /unitPrice\(product\)\?\.price \?\? fromRupees\(product\.salesPrice\)/, // what is answered, put in order
]

const isSaid = (line: string) => SAID.some((said) => said.test(line)) || /^ {2}[\w, ]+,$/.test(line)

it('nothing of the server and its lists reckons in rupees or percent behind its calls', () => {
  const files = sourceFiles('packages/{lists,server}/src/**/*.ts').filter((file) => !EDGE.test(file))
  expect(files.length).toBeGreaterThan(300)
  const isFree = (file: string, ...rooms: RegExp[]) => rooms.some((room) => room.test(file))
  expect(
    files.flatMap((file) =>
      complaints([file], (line) => {
        if (isSaid(line)) return
        if (IN.test(line) && !isFree(file, LISTS)) return 'reads rupees: hand it paise'
        if (OUT.test(line) && !isFree(file, LISTS, ANSWERS)) return 'makes rupees: leave it to the call'
        if (PERCENT.test(line) && !isFree(file, LISTS, RATES)) return 'turns a rate: keep its basis points'
        if (OF_CONTRACT.test(line)) return 'takes the shape of the contract: take the paper in paise'
      }),
    ),
  ).toEqual([])
})

/** Of core what speaks the contract: carts and products of pages, and papers as they are answered. */
const EDGE_OF_CORE =
  /\/core\/src\/(?:money\/|cart\/totals|product\/(?:prices|unit-price)|tax\/(?:invoice-of|credit-note-of|tax-summary|papers-in-rupees|basis-points))/
/** The law has its rates in percent. */
const LAW = /\/core\/src\/tax\/(?:gst-rates|gst-split|rates-in-force)\.ts$/

it('the rules of papers, returns and orders take paise and basis points', () => {
  const files = sourceFiles('packages/core/src/**/*.ts').filter((file) => !EDGE_OF_CORE.test(file))
  expect(files.length).toBeGreaterThan(150)
  expect(
    files.flatMap((file) =>
      complaints([file], (line) => {
        if (isSaid(line)) return
        if (IN.test(line) || OUT.test(line)) return 'turns rupees: take paise'
        if (PERCENT.test(line) && !LAW.test(file)) return 'turns a rate: take basis points'
      }),
    ),
  ).toEqual([])
})
