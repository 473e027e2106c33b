import { Price } from '@dawakit/widgets/price'

export const Offer = () => <Price salesPrice={90} purchasedPrice={120} discount="25" />

export const Exact = () => <Price salesPrice={30.5} precision="detail" label="You pay" />
