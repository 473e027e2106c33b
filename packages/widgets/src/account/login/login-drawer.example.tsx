import { LoginDrawer } from '@dawakit/widgets/login'

export const SignIn = () => <LoginDrawer onLogin={(user) => console.log(user._id)} />
