import { expect, it } from 'vitest'
import { benchArguments } from './bench-arguments.ts'

it('measures bytes and search where nothing is named', () => {
  const { wanted, repeat, form } = benchArguments([])
  expect([...wanted]).toEqual(['sizes', 'search'])
  expect(repeat).toBe(1)
  expect(form).toBe('text')
})

it('leaves what takes half an hour out of all', () => {
  const { wanted } = benchArguments(['all'])
  expect(wanted.has('store')).toBe(true)
  expect(wanted.has('presses')).toBe(false)
  expect(wanted.has('load')).toBe(false)
})

it('adds what is named beside all', () => {
  expect(benchArguments(['all', 'presses']).wanted.has('presses')).toBe(true)
})

it('repeats whole sections, and prints them as the docs have them', () => {
  const { wanted, repeat, form } = benchArguments(['embed', '--repeat', '3', '--markdown'])
  expect([...wanted]).toEqual(['embed'])
  expect(repeat).toBe(3)
  expect(form).toBe('markdown')
})

it('makes the largest shop of all only for who asks for it', () => {
  expect(benchArguments(['all']).options.growth).toEqual([4000, 250_000])
  expect(benchArguments(['growth']).options.growth).toEqual([4000, 250_000, 1_000_000])
  expect(benchArguments(['growth', '--growth', '10,20']).options.growth).toEqual([10, 20])
})

it('places orders by another checkout’s server too, where one is named', () => {
  expect(benchArguments(['orders']).options.before).toBeUndefined()
  expect(benchArguments(['orders', '--before', '../other']).options.before).toBe('../other')
})

it('grows a shop’s orders where a database is named for them', () => {
  expect(benchArguments(['growth']).options.database).toBeUndefined()
  const { options } = benchArguments(['growth', '--database', 'postgres://db/empty', '--orders', '1000'])
  expect([options.database, options.orders]).toEqual(['postgres://db/empty', 1000])
})

it('takes the smallest of everything where only a smoke is asked for, but for what is named', () => {
  const { options } = benchArguments(['growth', '--smoke'])
  expect([options.isSmoke, options.growth, options.load.seconds, options.runs]).toEqual([true, [500], 1, 1])
  expect(benchArguments(['embed', '--smoke', '--runs', '3']).options.runs).toBe(3)
  expect(benchArguments(['embed']).options.isSmoke).toBe(false)
})

it('says which section there is not', () => {
  expect(() => benchArguments(['embed', 'speed'])).toThrow('There is no section speed.')
})

it('takes no number that is none', () => {
  expect(() => benchArguments(['embed', '--runs', 'many'])).toThrow("--runs is 'many'")
  expect(() => benchArguments(['embed', '--repeat', '0'])).toThrow("--repeat is '0'")
})
