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
export const nothingOwed = {
  code: 'nothing-owed',
  text: 'Nothing is owed for this order any more',
} as const
export const owedTooMuch = {
  code: 'owed-too-much',
  text: 'No more can be written in as paid than is owed',
} as const
export const stillOwed = {
  code: 'still-owed',
  text: 'The customer still owes this. On the order it is written in as paid, taken back, or let go',
} as const
