export const supplyFewer = {
  code: 'supply-fewer',
  text: 'Please choose fewer pieces of a line than are supplied now',
} as const
export const checkedByPharmacist = {
  code: 'checked-by-pharmacist',
  text: 'A pharmacist decides about this line with its prescription',
} as const
export const nothingToEnd = {
  code: 'nothing-to-end',
  text: 'The rest of an order can be ended once a part of it has arrived, and some of it is neither there nor on its way',
} as const
