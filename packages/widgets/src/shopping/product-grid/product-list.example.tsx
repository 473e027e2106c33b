import { ProductList } from '@dawakit/widgets/product-grid'

export const Deals = () => <ProductList isDeals perPage={8} label="Deals of the day" />
