'use client'

import type { ProductSummary } from '@dawakit/client'
import { formatAmount, formatDetailPrice } from '@dawakit/core/money'
import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { useTask } from '../../controls/form/use-task.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderAgainLabels } from './order-again-labels.ts'
import type { PutLine } from './put-again.ts'

const useAgainLabels = () => useLabels('orderAgain', orderAgainLabels)
type AgainLabels = ReturnType<typeof useAgainLabels>

export interface AgainDialogProps {
  orderNumber: string
  /** What became of each line; null while the dialog is shut. */
  lines: readonly PutLine[] | null
  /** Where the cart is; without it the shop's cart drawer opens. */
  cartHref?: string | undefined
  onClose: () => void
}

/** What of an order is in the cart again, what has changed, and what there is instead. */
export function AgainDialog({ orderNumber, lines, cartHref, onClose }: AgainDialogProps) {
  const labels = useAgainLabels()
  const shop = useShop('OrderAgain')
  const hasAny = lines?.some(({ held }) => held > 0)
  const toCart = cartHref ? (
    <ButtonLink href={cartHref} data-autofocus="">
      {labels.toCart}
    </ButtonLink>
  ) : (
    <Button
      data-autofocus=""
      onClick={() => {
        onClose()
        shop.openOverlay('cart')
      }}
    >
      {labels.toCart}
    </Button>
  )
  return (
    <Modal
      isOpen={lines !== null}
      onClose={onClose}
      title={labels.title(orderNumber)}
      footer={
        <div className="dawa-again__ways">
          {hasAny && toCart}
          <Button variant={hasAny ? 'ghost' : 'secondary'} onClick={onClose}>
            {labels.close}
          </Button>
        </div>
      }
    >
      {lines && <AgainResult lines={lines} />}
    </Modal>
  )
}

function AgainResult({ lines }: { lines: readonly PutLine[] }) {
  const labels = useAgainLabels()
  const had = lines.filter(({ held }) => held > 0).length
  const changed = lines.filter(({ lack, price }) => lack || price)
  return (
    <div className="dawa-again" part="again">
      <p role="status">
        <strong>{had === 0 ? labels.none : labels.inCart(had, lines.length)}</strong>
      </p>
      {changed.length > 0 && (
        <>
          <h3>{labels.changes}</h3>
          <ul className="dawa-again__changes">
            {changed.map((line) => (
              <li key={line.product._id} part="again-change">
                {sentencesOf(line, labels).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                {line.substitutes.length > 0 && <Substitutes of={line} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Its lack, and its price where it can be had. */
function sentencesOf({ product, lack, price, held }: PutLine, labels: AgainLabels): string[] {
  const { name, quantity } = product
  const said: string[] = []
  if (lack === 'fewer') said.push(labels.fewer(name, held, quantity))
  else if (lack) said.push(labels[lack](name))
  if (price) said.push(labels.price(name, formatAmount(price.was), formatAmount(price.now)))
  return said
}

function Substitutes({ of: { product, substitutes } }: { of: PutLine }) {
  const labels = useAgainLabels()
  return (
    <ul className="dawa-again__substitutes" aria-label={labels.insteadOf(product.name)}>
      <li aria-hidden="true">{labels.insteadOf(product.name)}</li>
      {substitutes.map((substitute) => (
        <Substitute key={substitute._id} product={substitute} quantity={product.quantity} />
      ))}
    </ul>
  )
}

function Substitute({ product, quantity }: { product: ProductSummary; quantity: number }) {
  const labels = useAgainLabels()
  const shop = useShop('OrderAgain')
  const { isBusy, run } = useTask()
  const [isAdded, setAdded] = useState(false)
  const add = () =>
    run(
      async () => {
        await shop.cart.add(product, Math.min(quantity, product.totalStocks, product.maxPerOrder ?? quantity))
        setAdded(true)
      },
      // The cart has shown it.
      () => {},
    )
  return (
    <li className="dawa-again__substitute" part="again-substitute">
      <ProductImage image={product.thumbnailUrl} size={48} />
      <span>
        {product.name}
        <small>
          {product.packageSize} · {formatDetailPrice(product.salesPrice)}
        </small>
      </span>
      <Button
        variant="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={(isAdded ? labels.addedOf : labels.addOf)(product.name)}
        onClick={() => {
          if (!isAdded) void add()
        }}
      >
        {isAdded ? labels.added : labels.add}
      </Button>
    </li>
  )
}
