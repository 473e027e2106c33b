export { QuickView, type QuickViewProps } from './quick-view.tsx'
