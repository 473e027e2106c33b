export { PreparedOrder, type PreparedOrderProps } from './prepared-order.tsx'
export { PrescriptionRequests, type PrescriptionRequestsProps } from './prescription-requests.tsx'
