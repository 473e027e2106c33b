import { checkPrescriptionFile, needsPrescription } from '@dawakit/core/prescription'
import { describe, expect, it } from 'vitest'

describe('prescription files', () => {
  it('are jpg, jpeg or png', () => {
    expect(checkPrescriptionFile({ name: 'a.jpg', type: 'image/jpeg', size: 1 })).toBeNull()
    expect(checkPrescriptionFile({ name: 'a.png', type: 'image/png', size: 1 })).toBeNull()
    expect(checkPrescriptionFile({ name: 'A.JPEG', type: '', size: 1 })).toBeNull()
    const sentence = 'Prescription must be a jpg, png or jpeg image'
    expect(checkPrescriptionFile({ name: 'a.pdf', type: 'application/pdf', size: 1 })?.text).toBe(sentence)
    expect(checkPrescriptionFile({ name: 'a.png', type: 'image/svg+xml', size: 1 })?.text).toBe(sentence)
    expect(checkPrescriptionFile({ name: 'a', type: '', size: 1 })?.text).toBe(sentence)
    expect(checkPrescriptionFile({ name: 'a.png', type: 'image/png', size: 0 })?.text).toBe(sentence)
  })

  it('are 8 MB at most', () => {
    const file = { name: 'a.png', type: 'image/png' }
    expect(checkPrescriptionFile({ ...file, size: 8_388_608 })).toBeNull()
    expect(checkPrescriptionFile({ ...file, size: 8_388_609 })?.text).toBe(
      'Prescription must be at most 8 MB',
    )
  })

  it('are needed when a line needs one', () => {
    expect(needsPrescription([{ isPrescriptionNeeded: false }, { isPrescriptionNeeded: true }])).toBe(true)
    expect(needsPrescription([{ isPrescriptionNeeded: false }])).toBe(false)
    expect(needsPrescription([])).toBe(false)
  })
})
