import { whatsappLabels } from './whatsapp-labels.ts'

const ORDER = ['store', 'order'] as const
const RETURN = ['store', 'return'] as const
const MONEY = ['store', 'order', 'amount'] as const

/**
 * What the shop may say by WhatsApp: how an order and what comes back of it go, and nothing else. Each is a utility template that Meta has to
 * approve; one without a row in `MESSAGES_FILE` is said by SMS and mail alone.
 */
export const WHATSAPP_KINDS = {
  'order-placed': { variables: MONEY, body: whatsappLabels.placed },
  'order-confirmed': { variables: ORDER, body: whatsappLabels.confirmed },
  'order-question': { variables: ORDER, body: whatsappLabels.question },
  'order-changed': { variables: MONEY, body: whatsappLabels.changed },
  'order-picked-up': { variables: ORDER, body: whatsappLabels.pickedUp },
  'order-on-the-way': { variables: ORDER, body: whatsappLabels.onTheWay },
  'order-delivered': { variables: ORDER, body: whatsappLabels.delivered },
  'order-cancelled': { variables: ORDER, body: whatsappLabels.cancelled },
  'order-expired': { variables: ORDER, body: whatsappLabels.expired },
  'payment-returned': { variables: MONEY, body: whatsappLabels.paymentReturned },
  'paid-twice': { variables: MONEY, body: whatsappLabels.paidTwice },
  'order-refunded': { variables: MONEY, body: whatsappLabels.refunded },
  'return-asked': { variables: RETURN, body: whatsappLabels.returnAsked },
  'return-approved': { variables: RETURN, body: whatsappLabels.returnApproved },
  'return-declined': { variables: RETURN, body: whatsappLabels.returnDeclined },
  'return-received': { variables: RETURN, body: whatsappLabels.returnReceived },
  'return-closed': { variables: RETURN, body: whatsappLabels.returnClosed },
  'return-credited': {
    variables: ['store', 'return', 'amount', 'note'],
    body: whatsappLabels.returnCredited,
  },
  'paid-out': { variables: ['store', 'order', 'amount', 'reference'], body: whatsappLabels.paidOut },
  'pay-to-asked': { variables: MONEY, body: whatsappLabels.payToAsked },
} as const satisfies Record<string, { variables: readonly string[]; body: string }>

export type WhatsappKind = keyof typeof WHATSAPP_KINDS

/** One message to be said: its kind and what varies. */
export type WhatsappWish = {
  [Kind in WhatsappKind]: {
    template: Kind
    values: Record<(typeof WHATSAPP_KINDS)[Kind]['variables'][number], string>
  }
}[WhatsappKind]
