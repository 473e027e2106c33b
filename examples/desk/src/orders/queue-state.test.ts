import { expect, it } from 'vitest'
import { firstTab, queryOf, readAddress, writeAddress } from './queue-state.ts'

const read = (search: string) => readAddress(new URLSearchParams(search), 'pack')

it('begins with the work of the role', () => {
  expect(firstTab('pharmacist')).toBe('prescription')
  expect(firstTab('packer')).toBe('pack')
  expect(firstTab('support')).toBe('all')
  expect(read('').tab).toBe('pack')
})

it('comes back from its own address', () => {
  const address = read('queue=money&page=3&standing=delivered&paid=cod&from=2026-11-01&to=2026-11-27')
  expect(readAddress(writeAddress(address), 'all')).toEqual(address)
  expect(queryOf(address, false)).toEqual({
    queue: 'money',
    standing: 'delivered',
    paymentMethod: 'cod',
    from: '2026-11-01',
    to: '2026-11-27',
  })
})

it('takes nothing of an address that it does not know', () => {
  const other = read('queue=none&page=-1&standing=gone&paid=A%20B&from=today')
  expect(other).toEqual({ tab: 'pack', page: 1, standing: '', paymentMethod: '', from: '', to: '' })
})

it('searches all orders, whatever is to be done with them', () => {
  expect(queryOf(read('queue=pack&standing=pending'), true)).toEqual({ standing: 'pending' })
  expect(queryOf(read('queue=all'), false)).toEqual({})
})
