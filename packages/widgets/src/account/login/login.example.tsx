import { Login } from '@dawakit/widgets/login'

export const SignInHere = () => <Login onLogin={(user) => console.log(user._id)} />
