import { Notices } from '@dawakit/widgets/notices'

export const Toasts = () => <Notices />
