import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['dawakit-source', 'browser', 'module', 'import', 'default'],
    alias: [
      {
        find: /^(html2canvas|dompurify|canvg)$/,
        replacement: fileURLToPath(new URL('./src/nothing.ts', import.meta.url)),
      },
    ],
  },
  // The server puts a fresh nonce into each page, for the sheets that the page's parts write as they come.
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    target: 'es2022',
    cssTarget: 'chrome125',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Staff load it once and work in it all day.
    chunkSizeWarningLimit: 2000,
  },
})
