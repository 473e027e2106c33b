import { expect, it } from 'vitest'
import { inAscii } from './in-ascii.ts'

it('leaves a sender of plain letters as it is', () => {
  expect(inAscii('Dawakit Pharmacy <care@dawakit.example>')).toBe('Dawakit Pharmacy <care@dawakit.example>')
  expect(inAscii('care@dawakit.example')).toBe('care@dawakit.example')
})

it('writes a name of any script in words that a header may have', () => {
  expect(inAscii('दवा <care@dawakit.example>')).toBe('=?UTF-8?B?4KSm4KS14KS+?= <care@dawakit.example>')
  const long = inAscii(`${'दवाकिट फार्मेसी '.repeat(4)}<care@dawakit.example>`)
  const words = long.split(' ').slice(0, -1)
  for (const word of words) expect(word.length).toBeLessThanOrEqual(75)
  const bytes = words.map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64'))
  expect(Buffer.concat(bytes).toString()).toBe('दवाकिट फार्मेसी '.repeat(4).trim())
})
