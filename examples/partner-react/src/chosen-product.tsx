import type { ShopError } from '@dawakit/client'
import type { Product } from '@dawakit/core/contract'
import { ProductCard, ProductCardSkeleton } from '@dawakit/widgets/product-card'
import { useShop } from '@dawakit/widgets/shop-context'
import { useEffect, useState } from 'react'

type Found =
  | { status: 'loading' }
  | { status: 'found'; product: Product }
  | { status: 'failed'; message: string; isUnknown: boolean }

/** One medicine: the card, and what the pharmacy says of it. */
export function ChosenProduct({ slug }: { slug: string }) {
  const shop = useShop()
  const [found, setFound] = useState<Found>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setFound({ status: 'loading' })
    const stop = new AbortController()
    shop.call('GET /get/productBySlug', { query: { slug } }, { signal: stop.signal }).then(
      ({ data }) => setFound({ status: 'found', product: data }),
      ({ message, code }: ShopError) => {
        const isUnknown = code === 'product-not-found'
        if (!stop.signal.aborted) setFound({ status: 'failed', message, isUnknown })
      },
    )
    return () => stop.abort()
  }, [shop, slug, attempt])

  if (found.status === 'loading') return <ProductCardSkeleton />
  if (found.status === 'failed') {
    return (
      <div role="alert">
        <h1>{found.message}</h1>
        {!found.isUnknown && (
          <p>
            <button type="button" className="dawa-button" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </button>
          </p>
        )}
        <a href="#home">Back to the pharmacy</a>
      </div>
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
