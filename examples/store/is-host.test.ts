import { expect, it } from 'vitest'
import { isHost } from './is-host.ts'

it.each([
  'shop.example',
  'localhost:4321',
  '127.0.0.1:80',
  '[::1]:4321',
  'xn--11b4c3d.example',
  'a_b.example',
])('takes %j for a host', (header) => {
  expect(isHost(header)).toBe(true)
})

it.each([
  undefined,
  '',
  ':80',
  'shop.example:99999',
  'shop.example:port',
  'shop.example/path',
  'user@shop.example',
  'shop example',
  '[::1',
  '999.999.999.999',
  'shop.example, other.example',
])('takes %j for none', (header) => {
  expect(isHost(header)).toBe(false)
})
