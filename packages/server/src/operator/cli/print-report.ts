import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importGuesses } from '@dawakit/core/import'
import { PRESETS } from '@dawakit/lists/presets'
import {
  BYTE_ORDER_MARK,
  GUESS_WORDS,
  type ImportOffSale,
  type ImportPassed,
  type ImportReport,
  type ListedCategory,
  mostUrgent,
  REASON_WORDS,
  type ReportList,
  refusedList,
  toCheckList,
} from '@dawakit/lists/said'
import type { Operator } from './operator.ts'

/** Rows that are listed; the rest is counted, and stands in a file. */
const LISTED = 20

/** The status of a command of which some rows were refused, and of one that changed nothing for want of good ones. */
const SOME_REFUSED = 2
const NOTHING_IN = 1

/**
 * Says what an import did, or would do, and writes what it refused and what is to be checked beside the file.
 *
 * @param file - The whole path.
 */
export async function printReport(
  operator: Operator,
  report: ImportReport,
  { file, isJson }: { file: string; isJson: boolean },
): Promise<void> {
  const good = report.added + report.changed + report.same
  if (report.refused.length > 0) operator.status = good === 0 ? NOTHING_IN : SOME_REFUSED
  const beside = await writeBeside(report, file)
  if (isJson) {
    operator.print(JSON.stringify(report, (key, value: unknown) => (key === 'fields' ? undefined : value), 2))
    return
  }
  for (const line of linesOf(report)) operator.print(line)
  for (const line of beside) operator.print(line)
}

function* linesOf(report: ImportReport): Generator<string> {
  yield* headingLines(report)
  for (const { line, outcome, facts } of report.samples) {
    const told = Object.entries(facts).filter(([, fact]) => fact !== '')
    yield `Line ${line}, ${outcome}: ${told.map(([label, fact]) => `${label} ${fact}`).join(' · ')}`
  }
  yield* listed(report.refused, ({ line, reason }) => `Line ${line}: ${reason}`, 'rows that were not kept')
  if (report.passedOver.length > 0) {
    yield `${report.passedOver.length} rows are passed over:`
    yield* listed(
      report.passedOver,
      ({ line, why, text }) => `Line ${line}, ${PASSED[why]}: ${text}`,
      'rows that are passed over',
    )
  }
  if (report.offSale.length > 0) {
    yield `${report.offSale.length} products came in off sale, since the list keeps them from its own shoppers:`
    yield* listed(
      report.offSale,
      ({ line, why, name }) => `Line ${line}, ${OFF_SALE[why]}: ${name}`,
      'products off sale',
    )
  }
  if (report.categories.length > 0) {
    yield `${report.categories.length} categories of the list:`
    yield* listed(report.categories, categoryLine, 'categories')
  }
  if (report.unknownSalts.length > 0) {
    yield `Of ${report.unknownSalts.length} salts nothing is known:`
    yield* listed(
      report.unknownSalts,
      ({ name, rows, line, nearest }) =>
        `${name} (${rows === 1 ? '1 row' : `${rows} rows`}, the first on line ${line})${nearest ? `: perhaps ${nearest}` : ''}`,
      'salts',
    )
  }
  if (report.renamed.length > 0) {
    yield `${report.renamed.length} known products have another name in this list:`
    yield* listed(
      report.renamed,
      ({ line, key, before, after }) => `Line ${line}, ${key}: "${before}" is "${after}"`,
      'products with another name',
    )
  }
  if (report.batches > 0) yield `${report.batches} batches ${report.isDryRun ? 'would be' : 'are'} kept.`
  if (report.expired.length > 0) {
    yield `${report.expired.length} batches have expired. They are kept, and not sold:`
    yield* listed(
      report.expired,
      ({ line, name, batch, expiresOn, units }) =>
        `Line ${line}: ${name}, ${batch || 'without a number'}, expired on ${expiresOn}${units === null ? '' : `, ${units} packs`}`,
      'expired batches',
    )
  }
  if (report.toCount.length > 0) {
    yield `Stock of ${report.toCount.length} rows has to be counted: less than none is what was sold before it was booked in, and of a part of a pack only whole packs are sold:`
    yield* listed(
      report.toCount,
      ({ line, name, said, units }) => `Line ${line}: ${name}: ${said} is taken for ${units}`,
      'rows to be counted',
    )
  }
  yield* checkLines(report)
  yield countsOf(report)
  if (report.kind === 'products') {
    yield `${report.notForSale} not for sale. New on prescription: ${report.newOnPrescription}. New in the cold chain (2 to 8 °C): ${report.newInColdChain}.`
  }
  if (report.isDryRun) yield 'Nothing was changed.'
  else if (report.number !== null && report.added + report.changed > 0) {
    yield `This was import ${report.number}: \`import undo ${report.number}\` takes it back.`
  }
}

function categoryLine({ listed, rows, category, subcategory, isGeneral, isNew }: ListedCategory): string {
  const place = [category, subcategory].filter((part) => part !== null).join(' / ')
  return `${listed} (${rows === 1 ? '1 row' : `${rows} rows`}) ${isNew ? 'made' : 'there'}: ${place}${isGeneral ? '' : ', of medicines'}`
}

const OFF_SALE: Readonly<Record<ImportOffSale, string>> = {
  draft: 'draft',
  private: 'private',
  archived: 'archived',
  hidden: 'hidden',
  unpublished: 'unpublished',
  inactive: 'inactive',
  'gift card': 'a gift card',
  'sold elsewhere': 'sold elsewhere',
  group: 'several on one page',
}

function* checkLines({ toCheck, guessed }: ImportReport): Generator<string> {
  if (toCheck.length === 0) return
  const counts = importGuesses.filter((guess) => guessed[guess] > 0)
  yield `Somebody has to look at ${toCheck.length} rows. The file does not say, so these were guessed: ${counts
    .map((guess) => `${GUESS_WORDS[guess]} of ${guessed[guess]}`)
    .join(', ')}.`
  yield* listed(
    mostUrgent(toCheck, LISTED),
    ({ line, name, guesses, reasons }) =>
      `Line ${line}: ${name}: ${guesses.map((guess, at) => `${GUESS_WORDS[guess]} (${REASON_WORDS[reasons[at] ?? 'by nothing']})`).join(', ')}`,
    'rows',
    toCheck.length,
  )
}

const PASSED: Readonly<Record<ImportPassed, string>> = {
  sum: 'a sum',
  heading: 'a heading',
  'new headings': 'other headings, which hold from there on',
  separator: 'a separator',
  'gift card': 'a gift card',
  'sold elsewhere': 'sold elsewhere',
  family: 'the head of others that are rows of their own',
  'no goods': 'nothing that is sent',
}

function countsOf({ isDryRun, read, added, changed, same, refused, passedOver }: ImportReport): string {
  const would = isDryRun ? 'would be ' : ''
  const passed = passedOver.length > 0 ? `, ${passedOver.length} passed over` : ''
  return `${read} rows read: ${would}${added} added, ${changed} changed, ${same} the same, ${refused.length} not kept${passed}.`
}

function* headingLines({ headings, format, preset }: ImportReport): Generator<string> {
  if (format !== 'CSV, UTF-8') yield `The file is ${format}.`
  const program = PRESETS.find(({ id }) => id === preset)
  if (program) yield `It is read as an export of ${program.name}.`
  const renamed = headings.filter(({ text, column }) => column !== null && text.toLowerCase() !== column)
  if (renamed.length > 0)
    yield `Read as: ${renamed.map(({ text, column }) => `"${text}" ${column}`).join(', ')}.`
  const unread = headings.filter(({ text, column }) => column === null && text !== '')
  if (unread.length > 0) yield `Not read: ${unread.map(({ text }) => `"${text}"`).join(', ')}.`
}

function* listed<Item>(
  items: readonly Item[],
  say: (item: Item) => string,
  what: string,
  all = items.length,
): Generator<string> {
  for (const item of items.slice(0, LISTED)) yield say(item)
  if (all > LISTED) yield `… and ${all - LISTED} more ${what}.`
}

/** @returns what was written, or why it could not be */
async function writeBeside(report: ImportReport, file: string): Promise<string[]> {
  return [
    ...(await writeList(file, 'refused', refusedList(report), 'What was not kept')),
    ...(await writeList(file, 'to-check', toCheckList(report), 'What is to be checked')),
  ]
}

async function writeList(
  file: string,
  name: string,
  { head, count, lines }: ReportList,
  what: string,
): Promise<string[]> {
  const path = join(dirname(file), `${basename(file, extname(file))}.${name}.csv`)
  try {
    if (count === 0) {
      // That of an earlier run says what holds no longer.
      if (
        (await readFile(path, 'utf8').catch(() => '')).startsWith(
          BYTE_ORDER_MARK + head.split(',', 2).join(','),
        )
      )
        await rm(path)
      return []
    }
    await pipeline(Readable.from(piecesOf(BYTE_ORDER_MARK + head, lines)), createWriteStream(path))
    return [`${what} stands in ${path}.`]
  } catch (error) {
    return [`${path} could not be written: ${error instanceof Error ? error.message : String(error)}.`]
  }
}

/** Characters that are written at a time. */
const PIECE = 65_536

/** A list may have as many lines as its file has rows: it never stands in memory as a whole. */
function* piecesOf(head: string, lines: Iterable<string>): Generator<string> {
  let piece = head
  for (const line of lines) {
    piece += line
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}
