import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk } from './desk.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
/** The sheets that the page's parts write carry the page's nonce: its policy takes no other. */
const styles = createCache({ key: 'desk', ...(nonce && { nonce }) })
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <Desk />
      </CacheProvider>
    </StrictMode>,
  )
}
