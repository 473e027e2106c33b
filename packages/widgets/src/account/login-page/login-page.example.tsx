import { LoginPage } from '@dawakit/widgets/login-page'

export const SignInPage = () => <LoginPage signUpHref="/signup" forgotPasswordHref="/forgotPassword" />
