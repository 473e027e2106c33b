import { expect, it } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const CDN = '2400:cb00::7'
const PROXY = '10.0.0.2'
const VISITOR = '203.0.113.7'
const LIE = '198.51.100.1'

it('asks nobody but the socket where no proxy is trusted', () => {
  expect(visitorAddress(VISITOR, LIE, 0)).toBe(VISITOR)
  expect(visitorAddress(VISITOR, LIE, [])).toBe(VISITOR)
})

it.each([
  ['one hop', 1, VISITOR],
  ['one hop, with what the visitor claims', 1, `${LIE}, ${VISITOR}`],
  ['two hops', 2, `${VISITOR}, ${CDN}`],
  ['two hops, with what the visitor claims', 2, `${LIE}, ${VISITOR}, ${CDN}`],
  ['two hops, one of them named once', 2, VISITOR],
])('finds the visitor behind %s', (_, hops, forwardedFor) => {
  expect(visitorAddress(PROXY, forwardedFor, hops)).toBe(VISITOR)
})

it('finds the visitor behind as many proxies as there are of the named networks', () => {
  const trusted = ['10.0.0.0/8', '2400:cb00::/32']
  expect(visitorAddress(PROXY, `${LIE}, ${VISITOR}, ${CDN}`, trusted)).toBe(VISITOR)
  expect(visitorAddress(PROXY, `${LIE}, ${VISITOR}`, trusted)).toBe(VISITOR)
  expect(visitorAddress('::ffff:10.0.0.2', VISITOR, trusted)).toBe(VISITOR)
  // Past the proxy, straight to the port: the header is the visitor's own.
  expect(visitorAddress(VISITOR, `${LIE}, ${CDN}`, trusted)).toBe(VISITOR)
})

it.each([`${VISITOR}:51234`, ` ${VISITOR} `, `[::ffff:${VISITOR}]:443`])(
  'reads an address with its port and its brackets: %s',
  (entry) => {
    expect(visitorAddress(PROXY, entry, 1)).toBe(VISITOR)
  },
)

it.each(['unknown', '_hidden', '', '203.0.113', '1', '203.0.113.7/evil', '999.1.1.1', 'a'.repeat(9000)])(
  'takes nobody new for %j: it stays with the proxy that said so',
  (garbage) => {
    expect(visitorAddress(PROXY, garbage, 1)).toBe(PROXY)
    expect(visitorAddress(PROXY, `${garbage}, ${CDN}`, 2)).toBe(CDN)
    expect(visitorAddress(PROXY, `${garbage}, ${CDN}`, ['10.0.0.0/8', '2400:cb00::/32'])).toBe(CDN)
  },
)
