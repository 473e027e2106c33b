import { expect, it } from 'vitest'
import { approvalOf, draftOf, hasPacks } from './line-draft.ts'
import { nextTurn, START, zoomed } from './picture-view.ts'

const grant = {
  id: 'g',
  prescriptionId: 'p',
  packs: 6,
  left: 3,
  validUntil: '2026-12-31',
  hasParticulars: true,
}
const line = {
  lineNo: 2,
  productId: 'azithral',
  name: 'Azithral 500 Tablet',
  packageSize: 'Strip of 5 tablets',
  salts: ['Azithromycin (500mg)'],
  manufacturer: 'Alembic Ltd',
  schedule: 'H1' as const,
  needsParticulars: true,
  lacksParticulars: false,
  isPrescriptionNeeded: true,
  quantity: 3,
  orderedQuantity: 3,
  declinedReason: '',
  approved: 0,
  isOpen: true,
  grants: [grant],
  earlier: [],
}

it('a line begins with all of it, on what is left of an earlier check where that is enough', () => {
  expect(approvalOf(draftOf(line, '2026-12-24'), 'picture')).toEqual({
    lineNo: 2,
    quantity: 3,
    grant: { id: 'g' },
  })
})

it('what a prescription is good for is never what was ordered: it is typed', () => {
  const draft = draftOf({ ...line, grants: [{ ...grant, left: 2 }] }, '2026-12-24')
  expect(draft.packs).toBe('')
  expect(hasPacks(draft)).toBe(false)
  expect(hasPacks({ ...draft, packs: '0' })).toBe(false)
  expect(hasPacks({ ...draft, packs: '6' })).toBe(true)
  expect(approvalOf({ ...draft, packs: '6' }, 'picture')).toEqual({
    lineNo: 2,
    quantity: 3,
    grant: { prescriptionId: 'picture', packs: 6, validUntil: '2026-12-24' },
  })
  expect(hasPacks(draftOf(line, '2026-12-24'))).toBe(true)
})

it('what the prescription says goes with each line that it is for', () => {
  const particulars = {
    prescriberName: 'Dr. Meera Rao',
    prescriberRegistration: 'TNMC 48213',
    prescriberAddress: '4 Mount Road',
    patientAddress: '12 Anna Salai',
  }
  expect(approvalOf(draftOf(line, '2026-12-24'), 'picture', particulars).grant).toEqual({
    id: 'g',
    particulars,
  })
})

it('fewer takes its reason along', () => {
  const draft = { ...draftOf(line, '2026-12-24'), quantity: '1', reason: ' For five days. ' }
  expect(approvalOf(draft, 'picture')).toMatchObject({ quantity: 1, reason: 'For five days.' })
})

it('a picture is made larger and smaller in steps, and turned by quarters', () => {
  expect(zoomed(START, 1).zoom).toBe(1.5)
  expect(zoomed({ ...START, zoom: 6 }, 1).zoom).toBe(6)
  expect(zoomed({ ...START, zoom: 0.5 }, -1).zoom).toBe(0.5)
  expect(nextTurn({ ...START, turned: 270 }).turned).toBe(0)
})
