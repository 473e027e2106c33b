import { ResetPassword } from '@dawakit/widgets/reset-password'

export const NewPassword = ({ linkId }: { linkId: string }) => (
  <ResetPassword linkId={linkId} loginHref="/login" />
)
