import { PreparedOrder } from '@dawakit/widgets/prescription-requests'

export const Prepared = ({ requestId }: { requestId: string }) => (
  <PreparedOrder requestId={requestId} requestsHref="/upload-prescription" />
)
