import { readFileSync } from 'node:fs'
import { HAPPENINGS } from '@dawakit/core/happenings'
import { expect, it } from 'vitest'
import { rowsBelow } from './docs-table.ts'
import { sourceFiles } from './source-files.ts'

/** What hears of happenings, and what lists them: neither says that one has happened. */
const HEARS = /\/tell-of-[a-z]+\.ts$|\/announce-what-is-back\.ts$|\.test\.tsx?$/
const files = sourceFiles('packages/server/src/**/*.ts')
const said = files.filter((file) => !HEARS.test(file)).map((file) => readFileSync(file, 'utf8'))

it('the page of what happens has a row for each kind, with its sentence', () => {
  const told = rowsBelow('What there is', 'docs/what-happens.md')
  expect(told).toEqual(Object.entries(HAPPENINGS).map(([kind, sentence]) => [`\`${kind}\``, sentence]))
})

it('every kind is said to have happened somewhere', () => {
  const silent = Object.keys(HAPPENINGS).filter((kind) => !said.some((text) => text.includes(`'${kind}'`)))
  expect(silent).toEqual([])
})

it('what customers are told is told by who has subscribed to it alone', () => {
  const messages = /\/(order|return|request)-messages\.ts'/
  const callers = files.filter((file) => messages.test(readFileSync(file, 'utf8')))
  expect(callers.filter((file) => !/\/tell-of-[a-z]+\.ts$/.test(file))).toEqual([])
})
