import { Checkout } from '@dawakit/widgets/checkout'

export const CheckoutPage = () => (
  <Checkout ordersHref="/orders" onOrderPlace={({ _id }) => console.log(_id)} />
)
