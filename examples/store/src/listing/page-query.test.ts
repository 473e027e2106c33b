import { describe, expect, it } from 'vitest'
import { lastPageHref, pageHead, pageHref, readPage } from './page-query.ts'

const read = (query: string) => readPage(new URLSearchParams(query))

describe('readPage', () => {
  it.each([
    ['', { page: 1, perPage: 20 }],
    ['page=3&per_page=40', { page: 3, perPage: 40 }],
    ['page=three&per_page=many', { page: 1, perPage: 20 }],
    ['page=0&per_page=101', { page: 1, perPage: 20 }],
    ['page=-2&per_page=1.5', { page: 1, perPage: 20 }],
  ])('reads "%s"', (query, state) => {
    expect(read(query)).toEqual(state)
  })
})

describe('pageHref', () => {
  it('leaves the defaults out, so that one list has one address', () => {
    expect(pageHref('/brand/vaigai', { page: 1, perPage: 20 })).toBe('/brand/vaigai')
    expect(pageHref('/brand/vaigai', { page: 2, perPage: 20 })).toBe('/brand/vaigai?page=2')
    expect(pageHref('/brand/vaigai', { page: 1, perPage: 60 })).toBe('/brand/vaigai?per_page=60')
    expect(pageHref('/brand/vaigai', { page: 2, perPage: 60 })).toBe('/brand/vaigai?page=2&per_page=60')
  })

  it('gives an address that reads as it was meant', () => {
    const state = { page: 7, perPage: 100 }
    expect(read(pageHref('/x', state).slice('/x?'.length))).toEqual(state)
  })
})

describe('pageHead', () => {
  it('tells pages apart, and knows no sizes', () => {
    expect(pageHead('Allergy', '/x', { page: 1, perPage: 60 })).toEqual({
      title: 'Allergy',
      canonicalPath: '/x',
    })
    expect(pageHead('Allergy', '/x', { page: 2, perPage: 60 })).toEqual({
      title: 'Allergy, page 2',
      canonicalPath: '/x?page=2',
    })
  })
})

describe('lastPageHref', () => {
  it('leads from behind the end to the last page', () => {
    expect(lastPageHref('/x', { page: 9, perPage: 20 }, 41)).toBe('/x?page=3')
    expect(lastPageHref('/x', { page: 9, perPage: 20 }, 20)).toBe('/x')
  })

  it('leaves pages alone that are there, and empty lists', () => {
    expect(lastPageHref('/x', { page: 3, perPage: 20 }, 41)).toBeNull()
    expect(lastPageHref('/x', { page: 1, perPage: 20 }, 0)).toBeNull()
    expect(lastPageHref('/x', { page: 5, perPage: 20 }, 0)).toBeNull()
  })
})
