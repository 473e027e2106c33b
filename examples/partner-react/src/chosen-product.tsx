import type { Product } from '@dawakit/core/contract'
import { ProductCard, ProductCardSkeleton } from '@dawakit/widgets/product-card'
import { useShop } from '@dawakit/widgets/shop-context'
import { useEffect, useState } from 'react'

type Found =
  | { status: 'loading' }
  | { status: 'found'; product: Product }
  | { status: 'failed'; message: string }

/** One medicine: the card, and what the pharmacy says of it. */
export function ChosenProduct({ slug }: { slug: string }) {
  const shop = useShop()
  const [found, setFound] = useState<Found>({ status: 'loading' })
  useEffect(() => {
    const stop = new AbortController()
    shop.call('GET /get/productBySlug', { query: { slug } }, { signal: stop.signal }).then(
      ({ data }) => setFound({ status: 'found', product: data }),
      (error: Error) => {
        if (!stop.signal.aborted) setFound({ status: 'failed', message: error.message })
      },
    )
    return () => stop.abort()
  }, [shop, slug])

  if (found.status === 'loading') return <ProductCardSkeleton />
  if (found.status === 'failed') {
    return (
      <p role="alert">
        {found.message} <a href="#home">Back to the pharmacy</a>
      </p>
    )
  }
  const { product } = found
  return (
    <article className="clinic-product" aria-labelledby="product-title">
      <div>
        <ProductCard product={product} href={`#product/${encodeURIComponent(product.slug)}`} />
      </div>
      <div>
        <h1 id="product-title">{product.name}</h1>
        <p>{product.description}</p>
        <dl>
          <dt>Composition</dt>
          <dd>{product.saltComposition.join(', ') || 'Not stated'}</dd>
          <dt>Pack</dt>
          <dd>{product.packageSize}</dd>
          <dt>Prescription</dt>
          <dd>{product.isPrescriptionNeeded ? 'Needed' : 'Not needed'}</dd>
        </dl>
      </div>
    </article>
  )
}
