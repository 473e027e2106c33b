import { fileURLToPath } from 'node:url'

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))

/** What stands for React where every byte counts, and for what jsPDF would load for HTML. */
export const ALIASES = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: source('react/jsx-runtime.ts') },
  { find: /^react-dom$/, replacement: source('react/react-dom.ts') },
  { find: /^@nanostores\/react$/, replacement: source('react/use-store.ts') },
  { find: /^react$/, replacement: source('react/react.ts') },
  { find: /^(html2canvas|dompurify|canvg)$/, replacement: source('unused/nothing.ts') },
]
