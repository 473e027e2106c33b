import { ForgotPassword } from '@dawakit/widgets/forgot-password'

export const Forgotten = () => <ForgotPassword loginHref="/login" />
