import { Notifications } from '@dawakit/widgets/notifications'

export const News = () => <Notifications />
