import type { DeskCallName, DeskFileName, DeskUploadName, StaffRole } from '@dawakit/core/contract'

const ALL: readonly StaffRole[] = ['owner', 'pharmacist', 'packer', 'support']
const PACKING: readonly StaffRole[] = ['owner', 'pharmacist', 'packer']
const CHECK: readonly StaffRole[] = ['owner', 'pharmacist']
const OWNER: readonly StaffRole[] = ['owner']
const SELLING: readonly StaffRole[] = ['owner', 'pharmacist', 'support']
const MONEY: readonly StaffRole[] = ['owner', 'support']

/**
 * Who may do what, written down beside the calls: who changes a call's roles changes this line, and docs/desk.md with it.
 * 'anybody': nobody is signed in yet.
 */
export const roleTable: Record<
  DeskCallName | DeskFileName | DeskUploadName,
  readonly StaffRole[] | 'anybody'
> = {
  // Signing in, and one's own account
  'POST /desk/signIn': 'anybody',
  'POST /desk/signIn/code': 'anybody',
  'POST /desk/signIn/enrol': 'anybody',
  'POST /desk/signIn/passkeyOptions': 'anybody',
  'POST /desk/signIn/passkey': 'anybody',
  'POST /desk/signOut': ALL,
  'POST /desk/signOutEverywhere': ALL,
  'GET /desk/me': ALL,
  'POST /desk/password': ALL,
  'GET /desk/passkeys': ALL,
  'POST /desk/passkeys/begin': ALL,
  'POST /desk/passkeys': ALL,
  'POST /desk/passkeys/rename': ALL,
  'POST /desk/passkeys/remove': ALL,
  // Staff
  'GET /desk/staff': OWNER,
  'POST /desk/staff': OWNER,
  'POST /desk/staff/change': OWNER,
  'POST /desk/staff/close': OWNER,
  'POST /desk/staff/reset': OWNER,
  'POST /desk/staff/signOut': OWNER,
  // Products
  'POST /desk/products/search': ALL,
  'GET /desk/products/one': ALL,
  'GET /desk/products/choices': ALL,
  'GET /desk/products/names': ALL,
  'POST /desk/products/change': CHECK,
  'POST /desk/products/add': CHECK,
  'POST /desk/products/picture': CHECK,
  'POST /desk/products/pictures': CHECK,
  'POST /desk/products/price': CHECK,
  'POST /desk/products/dropPrice': CHECK,
  'POST /desk/products/sale': CHECK,
  'POST /desk/products/bulk/preview': CHECK,
  'POST /desk/products/bulk': CHECK,
  'GET /desk/products/bulk': CHECK,
  'POST /desk/products/bulk/undo': CHECK,
  // Orders
  'GET /desk/orders': ALL,
  'POST /desk/orders/search': ALL,
  'GET /desk/orders/counts': ALL,
  'GET /desk/order': ALL,
  'POST /desk/order/note': ALL,
  'POST /desk/order/confirm': ALL,
  // Packing and sending
  'POST /desk/parcel/pack': PACKING,
  'POST /desk/parcel/unpack': PACKING,
  'POST /desk/parcel/handOver': PACKING,
  'POST /desk/parcel/sendAgain': PACKING,
  'POST /desk/parcel/onTheWay': ALL,
  'POST /desk/parcel/delivered': ALL,
  'POST /desk/parcel/undelivered': ALL,
  // Scanning
  'POST /desk/scan': PACKING,
  'GET /desk/codes': PACKING,
  'POST /desk/codes': PACKING,
  // Recalls
  'GET /desk/recalls': CHECK,
  'GET /desk/recall': CHECK,
  'POST /desk/recall/begin': CHECK,
  'POST /desk/recall/tell': CHECK,
  'POST /desk/recall/end': CHECK,
  'GET /desk/recall/list': CHECK,
  // What is not supplied
  'POST /desk/order/supplyLess': SELLING,
  'POST /desk/order/endRest': SELLING,
  'POST /desk/parcel/deliveredAllTheSame': SELLING,
  'POST /desk/order/paidLate': MONEY,
  'POST /desk/order/comesBack': MONEY,
  'POST /desk/order/letGo': OWNER,
  // Papers
  'POST /desk/pickList': PACKING,
  'GET /desk/parcelPaper': PACKING,
  'GET /desk/invoice': SELLING,
  'GET /desk/changedRates': SELLING,
  // What goes wrong
  'POST /desk/order/cancel': ['owner', 'pharmacist', 'support'],
  'POST /desk/order/takeBack': ALL,
  'POST /desk/order/payBack': MONEY,
  'GET /desk/returns': ALL,
  'GET /desk/return': ALL,
  'GET /desk/returnPicture': ['owner', 'pharmacist', 'support'],
  'POST /desk/return/approve': MONEY,
  'POST /desk/return/decline': MONEY,
  'POST /desk/return/receive': ALL,
  'POST /desk/return/judge': ['pharmacist'],
  'GET /desk/creditNote': SELLING,
  // Counting the shelf
  'GET /desk/counts': PACKING,
  'GET /desk/counts/one': PACKING,
  'GET /desk/counts/products': PACKING,
  'GET /desk/counts/sheet': PACKING,
  'POST /desk/counts': PACKING,
  'POST /desk/counts/count': PACKING,
  'POST /desk/counts/reason': PACKING,
  'POST /desk/counts/close': PACKING,
  'POST /desk/counts/drop': CHECK,
  'POST /desk/places': PACKING,
  'GET /desk/corrections': CHECK,
  'GET /desk/corrections/sums': CHECK,
  'GET /desk/corrections/list': CHECK,
  'POST /desk/corrections': PACKING,
  'POST /desk/corrections/undo': PACKING,
  // Money
  'GET /desk/money/cases': MONEY,
  'POST /desk/money/closeCase': MONEY,
  'GET /desk/money/payouts': MONEY,
  'POST /desk/money/payTo': MONEY,
  'POST /desk/money/writePayTo': MONEY,
  'POST /desk/money/paidOut': MONEY,
  'GET /desk/money/refunds': MONEY,
  'POST /desk/money/retryRefund': MONEY,
  // Orders by prescription
  'GET /desk/requests': CHECK,
  'GET /desk/request': CHECK,
  'POST /desk/request/prepare': CHECK,
  'POST /desk/request/ask': CHECK,
  'POST /desk/request/decline': CHECK,
  'GET /desk/products': SELLING,
  'GET /desk/substitutes': SELLING,
  // Customers and phone orders
  'GET /desk/customers': SELLING,
  'POST /desk/customers/search': SELLING,
  'GET /desk/customers/one': SELLING,
  'POST /desk/customers/add': SELLING,
  'POST /desk/customers/address': SELLING,
  'POST /desk/customers/prescription': SELLING,
  'POST /desk/phoneOrder/quote': SELLING,
  'POST /desk/phoneOrder/place': SELLING,
  // Imports
  'POST /desk/imports': OWNER,
  'GET /desk/imports': OWNER,
  'GET /desk/imports/one': OWNER,
  'POST /desk/imports/undo': OWNER,
  'GET /desk/imports/refused': OWNER,
  'GET /desk/imports/toCheck': OWNER,
  // Audit
  'GET /desk/audit': OWNER,
  'GET /desk/audit/list': OWNER,
  // Prescriptions
  'GET /desk/prescriptions': CHECK,
  'GET /desk/prescription': CHECK,
  'GET /desk/prescriptionImage': CHECK,
  'POST /desk/prescription/approve': CHECK,
  'POST /desk/prescription/takeBack': CHECK,
  'POST /desk/prescription/particulars': CHECK,
  'POST /desk/prescription/ask': CHECK,
  'POST /desk/prescription/decline': CHECK,
  // Registers
  'GET /desk/register': CHECK,
  'GET /desk/registerCsv': CHECK,
  'GET /desk/registerHolder': CHECK,
  'GET /desk/registerEntry': CHECK,
  'POST /desk/register/correct': CHECK,
}
