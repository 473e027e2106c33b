import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const OLD = 'the secret of last year, 32 characters'
const NEW = 'the secret of this year, 32 characters'

it('opens what it has closed, and nobody reads it meanwhile', () => {
  const seal = createSeal([NEW])
  const sealed = seal.close('+919876543210 1234', 'row-1')
  expect(sealed).not.toContain('9876543210')
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('9876543210')
  expect(seal.open(sealed, 'row-1')).toBe('+919876543210 1234')
  expect(seal.close('same', 'row-1')).not.toBe(seal.close('same', 'row-1'))
})

it('opens it for no other row, and not once it was changed', () => {
  const seal = createSeal([NEW])
  const sealed = seal.close('text', 'row-1')
  expect(seal.open(sealed, 'row-2')).toBeNull()
  const [id, closed = ''] = sealed.split('.')
  expect(seal.open(`${id}.${closed.startsWith('A') ? 'B' : 'A'}${closed.slice(1)}`, 'row-1')).toBeNull()
  expect(seal.open('', 'row-1')).toBeNull()
})

it('opens what the secret before closed, as long as that is there', () => {
  const sealed = createSeal([OLD]).close('text', 'row-1')
  expect(createSeal([NEW, OLD]).open(sealed, 'row-1')).toBe('text')
  expect(createSeal([NEW]).open(sealed, 'row-1')).toBeNull()
  expect(createSeal([OLD]).open(createSeal([NEW, OLD]).close('text', 'row-1'), 'row-1')).toBeNull()
})
