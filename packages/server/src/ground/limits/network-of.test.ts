import { expect, it } from 'vitest'
import { networkOf, networksAround } from './network-of.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unix', 'unix'],
  ['', ''],
])('Limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
  expect(networkOf(network)).toBe(network)
})

it('counts an IPv6 network with those around it, whose limits grow', () => {
  expect(networksAround('2001:db8:aaaa:bbcc::')).toEqual([
    { network: '2001:db8:aaaa:bbcc::', times: 1 },
    { network: '2001:db8:aaaa:bb00::/56', times: 4 },
    { network: '2001:db8:aaaa::/48', times: 16 },
  ])
})

it.each(['203.0.113.7', 'unix', ''])('counts %j by itself', (network) => {
  expect(networksAround(network)).toEqual([{ network, times: 1 }])
})
