import { expect, it } from 'vitest'
import { passkeyFailure } from './passkey-failure.ts'

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'elsewhere'],
  ['ConstraintError', 'unfit'],
  ['NotSupportedError', 'unfit'],
  ['UnknownError', 'failed'],
])('says what it means that a browser throws %s: %s', (name, failure) => {
  expect(passkeyFailure(new DOMException('', name))).toBe(failure)
})

it('knows no more of what is no error of the browser', () => {
  expect(passkeyFailure('no')).toBe('failed')
})
