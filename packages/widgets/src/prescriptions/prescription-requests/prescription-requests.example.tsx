import { PrescriptionRequests } from '@dawakit/widgets/prescription-requests'

export const MyRequests = () => <PrescriptionRequests requestHref={(id) => `/prepared/${id}`} />
