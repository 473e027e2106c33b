import { describe, expect, it } from 'vitest'
import { lastPageHref, NO_CHOICE, pageHead, pageHref, readPage } from './page-query.ts'

const read = (query: string) => readPage(new URLSearchParams(query))

const choice = NO_CHOICE
const chosen = {
  sort: 'price',
  brand: ['vaigai', 'suvarna'],
  price: [],
  prescription: ['no'],
  stock: ['in'],
} as const

describe('readPage', () => {
  it.each([
    ['', { page: 1, perPage: 20, choice }],
    ['page=3&per_page=40', { page: 3, perPage: 40, choice }],
    ['page=three&per_page=many', { page: 1, perPage: 20, choice }],
    ['page=0&per_page=101', { page: 1, perPage: 20, choice }],
    ['page=-2&per_page=1.5', { page: 1, perPage: 20, choice }],
  ])('reads "%s"', (query, state) => {
    expect(read(query)).toEqual(state)
  })
})

describe('what was chosen', () => {
  it.each([
    ['sort=price&brand=vaigai&brand=suvarna&prescription=no&stock=in'],
    ['sort=price&brand=vaigai,suvarna&prescription=no&stock=in'],
  ])('is read from a form and from a link: "%s"', (query) => {
    expect(read(query).choice).toEqual(chosen)
  })

  it('stands in the address of each page, and in no canonical one', () => {
    const state = { page: 2, perPage: 20, choice: chosen }
    const href = '/x?page=2&sort=price&brand=vaigai,suvarna&prescription=no&stock=in'
    expect(pageHref('/x', state)).toBe(href)
    expect(read(href.slice('/x?'.length))).toEqual(state)
    expect(pageHead('Allergy', '/x', state).canonicalPath).toBe('/x')
  })

  it('leaves alone what the list itself is found by', () => {
    expect(pageHref('/search?search=para+c', { page: 2, perPage: 20, choice })).toBe(
      '/search?search=para+c&page=2',
    )
  })
})

describe('pageHref', () => {
  it('leaves the defaults out, so that one list has one address', () => {
    expect(pageHref('/brand/vaigai', { page: 1, perPage: 20, choice })).toBe('/brand/vaigai')
    expect(pageHref('/brand/vaigai', { page: 2, perPage: 20, choice })).toBe('/brand/vaigai?page=2')
    expect(pageHref('/brand/vaigai', { page: 1, perPage: 60, choice })).toBe('/brand/vaigai?per_page=60')
    expect(pageHref('/brand/vaigai', { page: 2, perPage: 60, choice })).toBe(
      '/brand/vaigai?page=2&per_page=60',
    )
  })

  it('gives an address that reads as it was meant', () => {
    const state = { page: 7, perPage: 100, choice }
    expect(read(pageHref('/x', state).slice('/x?'.length))).toEqual(state)
  })
})

describe('pageHead', () => {
  it('tells pages apart, and knows no sizes', () => {
    expect(pageHead('Allergy', '/x', { page: 1, perPage: 60, choice })).toEqual({
      title: 'Allergy',
      canonicalPath: '/x',
    })
    expect(pageHead('Allergy', '/x', { page: 2, perPage: 60, choice })).toEqual({
      title: 'Allergy, page 2',
      canonicalPath: '/x?page=2',
    })
  })
})

describe('lastPageHref', () => {
  it('leads from behind the end to the last page', () => {
    expect(lastPageHref('/x', { page: 9, perPage: 20, choice }, 41)).toBe('/x?page=3')
    expect(lastPageHref('/x', { page: 9, perPage: 20, choice }, 20)).toBe('/x')
  })

  it('leaves pages alone that are there, and empty lists', () => {
    expect(lastPageHref('/x', { page: 3, perPage: 20, choice }, 41)).toBeNull()
    expect(lastPageHref('/x', { page: 1, perPage: 20, choice }, 0)).toBeNull()
    expect(lastPageHref('/x', { page: 5, perPage: 20, choice }, 0)).toBeNull()
  })
})
