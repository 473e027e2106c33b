import { createShop } from '@dawakit/client'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Clinic } from './clinic.tsx'
import '@dawakit/widgets/styles.css'
import './clinic.css'

const setting = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

const shop = createShop({ apiUrl: setting('dawakit-api'), key: setting('dawakit-key') })
const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ShopProvider shop={shop}>
        <Clinic />
      </ShopProvider>
    </StrictMode>,
  )
}
