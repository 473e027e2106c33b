import { Pagination } from '@dawakit/widgets/product-grid'

export const Pages = () => <Pagination page={2} pages={9} pageHref={(page) => `?page=${page}`} />
