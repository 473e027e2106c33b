export { type Pages, TablePager, usePages } from './table-pager.tsx'
