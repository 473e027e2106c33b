import { describe, expect, it } from 'vitest'
import { createBurst, LEAST_KEYS, LONGEST_GAP_MS, MEAN_GAP_MS, SEPARATOR, typedBy } from './burst.ts'

const key = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  timeStamp: 0,
  ...more,
})

function type(text: string, gapMs: number) {
  const burst = createBurst()
  let at = 1000
  for (const letter of text) {
    burst.add(letter, at)
    at += gapMs
  }
  return burst.end(at)
}

describe('What is typed', () => {
  it('is a scan where its keys come faster than a person’s', () => {
    expect(type('8901234567890', 5)).toBe('8901234567890')
    expect(type('8901234567890', MEAN_GAP_MS)).toBe('8901234567890')
    expect(type('8901234567890', MEAN_GAP_MS + 1)).toBeNull()
  })

  it('is a scan also where one of its keys is late', () => {
    const burst = createBurst()
    for (const [index, letter] of [...'8901234567890'].entries()) {
      burst.add(letter, index * 5 + (index > 2 ? LONGEST_GAP_MS - 5 : 0))
    }
    expect(burst.end(LONGEST_GAP_MS + 60)).toBe('8901234567890')
  })

  it('is a person’s where it is short', () => {
    expect(type('x'.repeat(LEAST_KEYS), 1)).not.toBeNull()
    expect(type('x'.repeat(LEAST_KEYS - 1), 1)).toBeNull()
  })

  it('begins anew after a pause, and is ended once', () => {
    const burst = createBurst()
    for (const [at, letter] of [...'abc8901234'].entries()) burst.add(letter, at < 3 ? at : at + 500)
    expect(burst.end(520)).toBe('8901234')
    expect(burst.end(521)).toBeNull()
  })

  it('has a separator as GS, or as Ctrl and ]', () => {
    expect(typedBy(key(']', { ctrlKey: true }))).toBe(SEPARATOR)
    expect(typedBy(key('+', { ctrlKey: true, code: 'BracketRight' }))).toBe(SEPARATOR)
    expect(typedBy(key(SEPARATOR))).toBe(SEPARATOR)
    expect(typedBy(key(']'))).toBe(']')
  })

  it('is no shortcut and no other key', () => {
    expect(typedBy(key('v', { ctrlKey: true }))).toBeNull()
    expect(typedBy(key('v', { metaKey: true }))).toBeNull()
    expect(typedBy(key('ArrowDown'))).toBeNull()
    expect(typedBy(key('Shift'))).toBe('')
    expect(typedBy(key('@', { ctrlKey: true, altKey: true }))).toBe('@')
  })
})
