import { cashfreeStandIn } from '../cashfree/cashfree-stand-in.ts'
import { ccavenueStandIn } from '../ccavenue/ccavenue-stand-in.ts'
import { razorpayStandIn } from '../razorpay/razorpay-stand-in.ts'
import type { StandIn, StandInParts } from './stand-in.ts'

/** The gateways that are played. */
export const STAND_INS: readonly ((parts: StandInParts) => StandIn)[] = [
  razorpayStandIn,
  ccavenueStandIn,
  cashfreeStandIn,
]
