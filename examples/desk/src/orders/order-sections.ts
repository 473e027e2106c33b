import { ParcelsSection } from '../parcels/parcels-section.tsx'
import { PrescriptionSection } from '../prescriptions/prescription-section.tsx'
import { CancelAction } from '../returns/cancel-action.tsx'
import { PayBackAction } from '../returns/pay-back-action.tsx'
import { ReturnsSection } from '../returns/returns-section.tsx'
import { TakeBackAction } from '../returns/take-back-action.tsx'
import { DebtSection } from '../supply/debt-section.tsx'
import { EndRestAction } from '../supply/end-rest-action.tsx'
import { SupplyLessAction } from '../supply/supply-less-action.tsx'
import type { OrderPart } from './order-section-props.ts'
import { AuditSection } from './sections/audit-section.tsx'
import { ConfirmAction } from './sections/confirm-action.tsx'
import { CustomerSection } from './sections/customer-section.tsx'
import { DeliverySection } from './sections/delivery-section.tsx'
import { LinesSection } from './sections/lines-section.tsx'
import { NotesSection } from './sections/notes-section.tsx'
import { PaymentSection } from './sections/payment-section.tsx'
import { TimesSection } from './sections/times-section.tsx'

/** Buttons beside the order's number, in this order. */
export const orderActions: readonly OrderPart[] = [
  ConfirmAction,
  TakeBackAction,
  PayBackAction,
  SupplyLessAction,
  EndRestAction,
  CancelAction,
]

/** The work, in the wide column, from the top. */
export const workSections: readonly OrderPart[] = [
  DebtSection,
  PrescriptionSection,
  LinesSection,
  ParcelsSection,
  ReturnsSection,
  NotesSection,
  AuditSection,
]

/** The facts, in the column beside it. */
export const factSections: readonly OrderPart[] = [
  CustomerSection,
  DeliverySection,
  PaymentSection,
  TimesSection,
]
