import { SignUp } from '@dawakit/widgets/sign-up'

export const Register = () => <SignUp loginHref="/login" termsHref="/terms" />
