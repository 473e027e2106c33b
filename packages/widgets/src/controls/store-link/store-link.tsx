'use client'

import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { storeLinkLabels } from './store-link-labels.ts'

/** From a partner's page to the pharmacy's own orders: what was bought elsewhere is seen there alone. */
export function StoreLink() {
  const labels = useLabels('storeLink', storeLinkLabels)
  const { apiUrl } = useShop('StoreLink')
  return (
    <ButtonLink href={new URL('/orders', new URL(apiUrl, location.href)).href}>{labels.toStore}</ButtonLink>
  )
}
