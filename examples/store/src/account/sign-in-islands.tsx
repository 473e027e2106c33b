import { ForgotPassword } from '@dawakit/widgets/forgot-password'
import { LoginPage } from '@dawakit/widgets/login-page'
import { ResetPassword } from '@dawakit/widgets/reset-password'
import { SignUp } from '@dawakit/widgets/sign-up'
import { paths } from '../paths.ts'
import { VisitorOnly } from './visitor-only.tsx'

const links = { loginHref: paths.login(), termsHref: paths.terms() }

export function LoginIsland() {
  return (
    <VisitorOnly>
      <LoginPage {...links} signUpHref={paths.signUp()} forgotPasswordHref={paths.forgotPassword()} />
    </VisitorOnly>
  )
}

export function SignUpIsland() {
  return (
    <VisitorOnly>
      <SignUp {...links} />
    </VisitorOnly>
  )
}

export function ForgotPasswordIsland() {
  return (
    <VisitorOnly>
      <ForgotPassword loginHref={paths.login()} />
    </VisitorOnly>
  )
}

export function ResetPasswordIsland({ linkId }: { linkId: string }) {
  return (
    <VisitorOnly>
      <ResetPassword linkId={linkId} loginHref={paths.login()} />
    </VisitorOnly>
  )
}
