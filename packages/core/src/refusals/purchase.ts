export const supplierNotFound = { code: 'supplier-not-found', text: 'Supplier not found' } as const
export const supplierChanged = {
  code: 'supplier-changed',
  text: 'This supplier has changed in the meantime. Please look at it again',
} as const
export const supplierTaken = {
  code: 'supplier-taken',
  text: 'There is a supplier of this name already',
} as const
export const supplierNameNeeded = {
  code: 'supplier-name-needed',
  text: 'Please write the name of the supplier',
} as const
export const supplierGstinWrong = {
  code: 'supplier-gstin-wrong',
  text: 'This is no GSTIN: it has 15 characters, and the last one does not fit the others',
} as const
export const supplierStateWrong = {
  code: 'supplier-state-wrong',
  text: 'Please write a state of India: it says which tax a bill has',
} as const
export const supplierEmailWrong = {
  code: 'supplier-email-wrong',
  text: 'Please write an e-mail address, or none',
} as const
export const billNotFound = { code: 'bill-not-found', text: 'Bill not found' } as const
export const billChanged = {
  code: 'bill-changed',
  text: 'This bill has changed in the meantime. Please look at it again',
} as const
export const billTaken = {
  code: 'bill-taken',
  text: 'This bill of this supplier is in already',
} as const
export const billReceived = {
  code: 'bill-received',
  text: 'This bill is received and stays as it is: write down what is wrong',
} as const
export const billLinesWrong = {
  code: 'bill-lines-wrong',
  text: 'Please mend what is marked on the lines',
} as const
export const billNotSure = {
  code: 'bill-not-sure',
  text: 'Please look at what is asked, and say that you are sure',
} as const
export const billNotChecked = {
  code: 'bill-not-checked',
  text: 'Please check this bill before its packs are taken in',
} as const
export const billNotReceived = {
  code: 'bill-not-received',
  text: 'This bill is not received yet: change it instead',
} as const
export const billNumberNeeded = {
  code: 'bill-number-needed',
  text: 'Please write the number of the bill',
} as const
export const billDateWrong = {
  code: 'bill-date-wrong',
  text: 'Please write the date of the bill: a day up to today',
} as const
export const billNoLines = { code: 'bill-no-lines', text: 'Please add at least one line' } as const
export const billExpiryWrong = {
  code: 'bill-expiry-wrong',
  text: 'This expiry is no date: write it as 12/2027 or 31-12-2027',
} as const
export const billProductWrong = {
  code: 'bill-product-wrong',
  text: 'Please choose a product, or write the name of a new one',
} as const
export const billNoFile = {
  code: 'bill-no-file',
  text: 'This file is no bill: it has no product, quantity and rate on its lines',
} as const
export const billTooLong = {
  code: 'bill-too-long',
  text: 'This file has more than 500 lines: it is no bill',
} as const
export const billFileTooLarge = {
  code: 'bill-file-too-large',
  text: 'This file is too large for a bill',
} as const
export const supplierOrderNotFound = {
  code: 'supplier-order-not-found',
  text: 'Order to the supplier not found',
} as const
export const noPacks = { code: 'no-packs', text: 'A line of no pack at all' } as const
export const billBatchMissing = {
  code: 'bill-batch-missing',
  text: 'Please write the batch that the pack prints',
} as const
export const batchDoubled = {
  code: 'batch-doubled',
  text: 'This batch stands on another line already: make one line of both',
} as const
export const mrpMissing = { code: 'mrp-missing', text: 'Please write the MRP that the pack prints' } as const
export const mrpBelowRate = {
  code: 'mrp-below-rate',
  text: 'The MRP is below what a pack costs with its tax: one of both is wrong',
} as const
export const expiryMissing = {
  code: 'expiry-missing',
  text: 'No expiry is written: is there none on the pack?',
} as const
export const packsExpired = { code: 'expired', text: 'These packs have expired: they are not sold' } as const
export const packsExpireSoon = {
  code: 'expires-soon',
  text: 'These packs expire too soon to be sold',
} as const
export const totalDiffers = {
  code: 'total-differs',
  text: 'The lines come to another total than the bill says',
} as const
export const listPeriodWrong = {
  code: 'list-period-wrong',
  text: 'Please choose the days of one year at most, the first before the last',
} as const
export const mrpNotTaken = {
  code: 'mrp-not-taken',
  text: 'The MRP of the bill is not taken over: the price is above it, or packs on the shelf print a lower one',
} as const
export const rowsUnread = {
  code: 'rows-unread',
  text: 'Rows of the file could not be read: are they not of this bill?',
} as const
