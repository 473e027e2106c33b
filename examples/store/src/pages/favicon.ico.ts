/** Where whatever knows nothing of a page looks for its sign. */
export { GET } from './favicon.svg.ts'
