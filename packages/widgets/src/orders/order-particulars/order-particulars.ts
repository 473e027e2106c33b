/** What only some orders say, in one file. */
export { EndReason } from './end-reason.tsx'
export { FewerNote } from './fewer-note.tsx'
export { OpenPayment } from './open-payment.tsx'
export { OrderParcels } from './order-parcels.tsx'
export { ReviewDetail } from './review-detail.tsx'
