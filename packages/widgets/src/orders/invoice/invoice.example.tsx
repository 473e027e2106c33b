import { Invoice } from '@dawakit/widgets/invoice'

export const Bill = () => <Invoice orderId="latest" />
