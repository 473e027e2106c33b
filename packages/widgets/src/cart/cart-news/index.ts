export { tellCartNews } from './tell-cart-news.ts'
