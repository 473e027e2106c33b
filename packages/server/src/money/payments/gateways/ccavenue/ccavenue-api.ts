import { nearestPaise, type Paise, plainRupees } from '@dawakit/core/money'
import { z } from 'zod'
import { ask } from '../../../../ground/providers/ask.ts'
import { ProviderError } from '../../../../ground/providers/provider-error.ts'
import { decrypt, encrypt } from './ccavenue-cipher.ts'

const text = z.union([z.string(), z.number()]).transform(String)
/** Rupees; null for what is none, which no payment of ours amounts to. */
const rupees = z
  .union([z.string(), z.number()])
  .transform((value) => (Number.isFinite(Number(value)) ? nearestPaise(Number(value)) : null))

const statusAnswer = z.object({
  status: text.optional(),
  reference_no: text.optional(),
  order_no: text.optional(),
  order_status: text.optional(),
  order_amt: rupees.optional(),
  order_capt_amt: rupees.optional(),
  order_currncy: text.optional(),
})

const refundAnswer = z.object({ refund_status: text, reason: text.optional() })

const listedRefund = z.object({
  refund_ref_no: text,
  refund_amount: rupees,
  refund_status: text.optional(),
})
const oneOrMore = z
  .union([z.array(listedRefund), listedRefund])
  .transform((found) => (Array.isArray(found) ? found : [found]))
const refundsAnswer = z.object({
  status: text.optional(),
  refund_details: oneOrMore.optional(),
})

export interface CcavenueAccess {
  statusUrl: string
  accessCode: string
  workingKey: string
}

/** A refund as the gateway lists it. */
export interface CcavenueRefund {
  /** Our own number of it; of one made at the desk, the gateway's. */
  number: string
  amount: Paise
  /** Empty when it does not say. */
  status: string
}

/** What the gateway itself knows of an order. */
export interface CcavenueStatus {
  orderNumber: string
  referenceNo: string
  orderStatus: string
  /** What was asked for; null when it does not say. */
  amount: Paise | null
  /** What was taken; null when it does not say. */
  captured: Paise | null
  currency: string
}

/** The gateway has read a command and does not do it: the account is not entitled to it, or has other keys. */
class CommandRefused extends ProviderError {}

/** CCAvenue's server-to-server calls. Each rejects with a {@link ProviderError} when it did not work. */
export function ccavenueApi({ statusUrl, accessCode, workingKey }: CcavenueAccess) {
  async function call(command: string, request: object): Promise<unknown> {
    const response = await ask('ccavenue', `${statusUrl}/apis/servlet/DoWebTrans`, {
      method: 'POST',
      body: new URLSearchParams({
        enc_request: encrypt(JSON.stringify(request), workingKey),
        access_code: accessCode,
        command,
        request_type: 'JSON',
        response_type: 'JSON',
        version: '1.1',
      }),
    })
    const answer = new URLSearchParams((await response.text().catch(() => '')).trim())
    const plain = decrypt((answer.get('enc_response') ?? '').trim(), workingKey)
    if (answer.get('status') === '1') throw new CommandRefused('ccavenue', null)
    if (answer.get('status') !== '0' || plain === null) throw new ProviderError('ccavenue', null)
    try {
      return JSON.parse(plain)
    } catch {
      throw new ProviderError('ccavenue', null)
    }
  }

  /** Version 1.1 wraps its answers, older ones do not. */
  function unwrapped<Output>(answer: unknown, wrapper: string, schema: z.ZodType<Output>): Output {
    const inner = (answer as Record<string, unknown> | null)?.[wrapper] ?? answer
    const result = schema.safeParse(inner)
    if (!result.success) throw new ProviderError('ccavenue', null)
    return result.data
  }

  return {
    /** @returns null when the gateway knows no such order: the customer never reached it. */
    async status(orderNumber: string): Promise<CcavenueStatus | null> {
      const answer = await call('orderStatusTracker', { order_no: orderNumber })
      const known = unwrapped(answer, 'Order_Status_Result', statusAnswer)
      if (known.status !== undefined && known.status !== '0') return null
      return {
        orderNumber: known.order_no ?? '',
        referenceNo: known.reference_no ?? '',
        orderStatus: known.order_status ?? '',
        amount: known.order_amt ?? null,
        captured: known.order_capt_amt ?? null,
        currency: known.order_currncy ?? '',
      }
    },
    /** @returns null where the gateway does not tell: the account has no such command. */
    async refunds(referenceNo: string): Promise<CcavenueRefund[] | null> {
      const answer = await call('getRefundDetails', { reference_no: referenceNo }).catch((error: unknown) => {
        if (error instanceof CommandRefused) return null
        throw error
      })
      if (answer === null) return null
      const known = unwrapped(answer, 'Refund_Details_Result', refundsAnswer)
      if (known.status !== undefined && known.status !== '0') return []
      return (known.refund_details ?? []).flatMap(({ refund_ref_no, refund_amount, refund_status }) =>
        refund_amount === null
          ? []
          : [{ number: refund_ref_no, amount: refund_amount, status: refund_status ?? '' }],
      )
    },
    /** @returns false when the gateway refuses it. A second request is a second refund: look first. */
    async refund(refund: { referenceNo: string; amount: Paise; key: string }): Promise<boolean> {
      const answer = await call('refundOrder', {
        reference_no: refund.referenceNo,
        refund_amount: plainRupees(refund.amount),
        refund_ref_no: refund.key,
      })
      return unwrapped(answer, 'Refund_Order_Result', refundAnswer).refund_status === '0'
    },
  }
}
