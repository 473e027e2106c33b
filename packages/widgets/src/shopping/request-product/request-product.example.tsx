import { RequestProduct } from '@dawakit/widgets/request-product'

export const AskForIt = () => <RequestProduct />
