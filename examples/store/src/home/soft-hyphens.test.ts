import { describe, expect, it } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (name: string) => softHyphens(name).replaceAll('\u00ad', '-')

describe('softHyphens', () => {
  it('lets the long names of specialities come apart at their seams', () => {
    expect(shown('Gastroenterology')).toBe('Gastro-enter-ology')
    expect(shown('Dermatology')).toBe('Dermat-ology')
    expect(shown('Respiratory')).toBe('Respira-tory')
    expect(shown('Orthopaedics and Rheumatology')).toBe('Ortho-paedics and Rheumat-ology')
  })

  it('leaves short words whole', () => {
    for (const name of ['Urology', 'Oncology', 'ENT', 'Pain Relief']) expect(shown(name)).toBe(name)
  })
})
