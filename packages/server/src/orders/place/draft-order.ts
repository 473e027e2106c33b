import type { Address, PaymentMethod } from '@dawakit/core/contract'
import { type DeliveryWindow, deliveryWindow } from '@dawakit/core/delivery'
import type { Paise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY, checkPatient, checkPlaceOrder } from '@dawakit/core/order'
import {
  invalidRequest,
  paymentMethodUnavailable,
  pincodeUnavailable,
  RuleError,
  stateUnavailable,
} from '@dawakit/core/refusals'
import type { Database } from '../../ground/database/schema/index.ts'
import type { AuditedBy } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Partner } from '../../ground/http/define-call.ts'
import { ownPrescriptions } from '../../people/customers/own-prescriptions.ts'
import { prescriptionsOfRequest } from '../../requests/by-prescription/order-of-request.ts'
import type { OrderRequest } from '../read/orders.schemas.ts'
import { type Destination, ownAddress } from './destination.ts'
import { checkBans, checkSellable, type DraftLine, draftLines } from './draft-lines.ts'

/** Who asks for an order, for what, and when. */
export interface Placing {
  userId: string
  sessionId: string
  /** On whose page it is placed. */
  partner: Pick<Partner, 'key' | 'isFresh'> | null
  request: OrderRequest
  /** Who of the staff places it for the customer, without the cart; null where the customer does. */
  staff: AuditedBy
  now: number
  /** Of the address that the request names. */
  destination: Destination | null
}

/** An order that may be placed, before its coupon, its pieces and its price. */
export interface DraftOrder {
  userId: string
  partnerKey: string | null
  request: OrderRequest
  /** The name of who of the staff places it. */
  placedBy: string | null
  now: number
  method: PaymentMethod
  lines: DraftLine[]
  address: Address
  prescriptions: string[]
  deliveryFee: Paise
  window: DeliveryWindow
}

/**
 * What is ordered, where to and how it is paid, as the database knows it.
 *
 * @param ways - The shop's ways to pay, the first one where the request names none; and all that this release knows.
 * @throws {CallError | RuleError} with the sentence of the first thing that is in the way
 */
export async function draftOrder(
  trx: Database,
  placing: Placing,
  ways: { paymentMethods: readonly PaymentMethod[]; gateways: Readonly<Record<string, unknown>> },
): Promise<DraftOrder> {
  const { userId, partner, request, staff, now, destination } = placing
  const lines = await draftLines(trx, request.products)
  checkBans(lines)
  const address = ownAddress(destination, placing)
  const prescriptions = await orderedWith(trx, placing)
  const { acceptedTerms } = request
  const refusal = checkPlaceOrder({ lines, acceptedTerms, address, prescriptions }) ?? checkPatient(request)
  if (refusal) throw new CallError(422, refusal)
  checkSellable(lines)
  const method = methodOf(request, ways)
  // The rule above has refused an order without an address.
  if (!address || !destination?.isServiceable) throw new RuleError(pincodeUnavailable)
  const { state } = destination
  if (!state) throw new CallError(422, stateUnavailable)
  const window = deliveryWindow({ at: now, tatDays: state.tat_days })
  return {
    userId,
    partnerKey: partner?.key ?? null,
    request,
    placedBy: staff?.name ?? null,
    now,
    method,
    lines,
    address,
    prescriptions,
    deliveryFee: state.fee_paise,
    window,
  }
}

/** The prescriptions that were selected, and those of the request that it is placed from. */
async function orderedWith(trx: Database, placing: Placing): Promise<string[]> {
  const { prescriptions = [], prescriptionRequest } = placing.request
  if (!prescriptionRequest) return ownPrescriptions(trx, placing, prescriptions)
  const read = await prescriptionsOfRequest(trx, placing.userId, prescriptionRequest)
  const others = prescriptions.filter((id) => !read.includes(id))
  return [...read, ...(await ownPrescriptions(trx, placing, others))]
}

function methodOf(
  request: OrderRequest,
  { paymentMethods, gateways }: Parameters<typeof draftOrder>[2],
): PaymentMethod {
  const method = request.paymentMethod ?? (request.isCashOnDelivery ? CASH_ON_DELIVERY : paymentMethods[0])
  if (method !== undefined && !Object.hasOwn(gateways, method)) throw new CallError(400, invalidRequest)
  if (method === undefined || !paymentMethods.includes(method)) {
    throw new CallError(422, paymentMethodUnavailable)
  }
  return method
}
