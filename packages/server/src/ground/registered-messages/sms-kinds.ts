import { smsLabels } from './sms-labels.ts'

interface SmsWords {
  /** What varies, in the order of the shop's own words. */
  variables: readonly string[]
  /** Those that its words must have: the SMS is of no use without. */
  needed: readonly string[]
  text: string
}

/** Every SMS that the shop sends. Its name is what `MESSAGES_FILE` and `shop messages` call it. */
export const SMS_KINDS = {
  'login-code': { variables: ['code', 'store'], needed: ['code'], text: smsLabels.loginCode },
  'codes-guessed': { variables: ['store'], needed: [], text: smsLabels.codesGuessed },
  'order-placed': { variables: ['store', 'order', 'amount'], needed: ['order'], text: smsLabels.orderPlaced },
  'order-question': { variables: ['store', 'order'], needed: ['order'], text: smsLabels.orderQuestion },
  'return-asked': { variables: ['store', 'return'], needed: ['return'], text: smsLabels.returnAsked },
  'return-approved': { variables: ['store', 'return'], needed: ['return'], text: smsLabels.returnApproved },
  'return-declined': { variables: ['store', 'return'], needed: ['return'], text: smsLabels.returnDeclined },
  'return-received': { variables: ['store', 'return'], needed: ['return'], text: smsLabels.returnReceived },
  'return-closed': { variables: ['store', 'return'], needed: ['return'], text: smsLabels.returnClosed },
  'return-credited': {
    variables: ['store', 'return', 'amount', 'note'],
    needed: ['return', 'amount'],
    text: smsLabels.returnCredited,
  },
  'paid-out': {
    variables: ['store', 'order', 'amount', 'reference'],
    needed: ['order', 'amount'],
    text: smsLabels.paidOut,
  },
  'pay-to-asked': {
    variables: ['store', 'order', 'amount'],
    needed: ['order', 'amount'],
    text: smsLabels.payToAsked,
  },
  'batch-recalled': {
    variables: ['product', 'store', 'order'],
    needed: ['product'],
    text: smsLabels.batchRecalled,
  },
  'back-in-stock': { variables: ['product', 'store'], needed: ['product'], text: smsLabels.backInStock },
  // What was answered is anybody's words, which no operator registers: it may be said where nobody has to.
  'request-answered': {
    variables: ['store', 'product', 'answer'],
    needed: [],
    text: smsLabels.requestAnswered,
  },
} as const satisfies Record<string, SmsWords>

export type SmsKind = keyof typeof SMS_KINDS

/** One SMS to be said: its kind and what varies. */
export type SmsWish = {
  [Kind in SmsKind]: {
    template: Kind
    values: Record<(typeof SMS_KINDS)[Kind]['variables'][number], string>
  }
}[SmsKind]

export const isSmsKind = (name: unknown): name is SmsKind =>
  typeof name === 'string' && Object.hasOwn(SMS_KINDS, name)
