import { expect, it } from 'vitest'
import { complaints, sourceFiles } from './source-files.ts'

/** A hundredfold or a hundredth, 2 decimals by hand, and an amount that goes over the edge and back. */
const BY_HAND = /[*/] ?1(?:00|e2)\b|\b1(?:00|e2) ?[*/]|[*/] ?(?:0\.01|1e-2)\b|\.toFixed\(2\)/
const TO_AND_FRO = /toRupees\(\s*(?:paise|fromRupees)\(|fromRupees\(\s*toRupees\(/

/** What is a hundredth and no money, by how it reads. */
const NO_MONEY = [
  /^\s*(?:\*|\/\/|\/\*)/, // a comment
  /\bpercent(?::| =) .*\) \* 100\)/, // a share
  /Paise\) \* 100\) \/ mrpPaise/, // the percent off an MRP
  /1 - values\.salesPrice \/ values\.purchasedPrice/, // the same of a fixture
  /plainText\(number \* 100\)\}%/, // a share as a spreadsheet shows it
  /number \/ 100 : number/, // a number that an old workbook keeps as a hundredfold
  /hundredfold = /, // a share that a spreadsheet shows as percent
  /ofStars \* 100/, // the share of the reviews with so many stars
  /(?:width|height)\) \* 100\}%/, // a place in a picture
  /zoom \* 100\}%/, // how large one is shown
]
/** Where it is done, and where percents become basis points; drawings know no money. The sandbox plays the outside world, with a conversion of its own. */
const OUTSIDE =
  /^packages\/(?:core\/src\/(?:money\/|tax\/basis-points\.ts)|catalogue\/src\/pictures\/|sandbox\/src\/rupees\.ts)/

it('rupees become paise and paise rupees in core/money alone', () => {
  const files = sourceFiles('packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx,astro}').filter(
    (file) => !OUTSIDE.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = complaints(files, (line) => {
    if (NO_MONEY.some((allowed) => allowed.test(line))) return
    if (TO_AND_FRO.test(line)) return 'goes to rupees and back: keep it in paise'
    if (BY_HAND.test(line)) {
      return 'converts money by hand: take fromRupees, toRupees, inRupees, formatAmount or plainRupees of core/money, or say in scripts/check/house/money.test.ts why it is no money'
    }
  })
  expect(found).toEqual([])
})
