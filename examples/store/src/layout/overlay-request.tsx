import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/request-product.css'

export { RequestProduct as default } from '@dawakit/widgets/request-product'
