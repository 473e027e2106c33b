import { Profile } from '@dawakit/widgets/profile'

export const MyProfile = () => <Profile />
