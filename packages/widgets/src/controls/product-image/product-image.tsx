'use client'

import type { ImageRef } from '@dawakit/client'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

export interface ProductImageProps {
  image: ImageRef | null | undefined
  /** '' where the name stands beside it. @default '' */
  alt?: string
  /** Pixels of its square. */
  size: number
  /** Loads at once: for the picture that a page opens with. @default false */
  isEager?: boolean
  className?: string
}

/** A product's picture in a square that is reserved before it loads. */
export function ProductImage({ image, alt = '', size, isEager, className = '' }: ProductImageProps) {
  const shop = useShop('ProductImage')
  const src = shop.imageUrl(image)
  const part = usePart()
  const look = { className: `dawa-product-image ${className}`, part: part('image') }
  // An image without an address would draw a broken frame.
  if (!src) return <span {...look} />
  return (
    <img
      {...look}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
