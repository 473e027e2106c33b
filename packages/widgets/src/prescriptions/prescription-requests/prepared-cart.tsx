'use client'

import type { ShopError } from '@dawakit/client'
import { lineTotal, pricedLine } from '@dawakit/core/cart'
import type { PreparedLine, PrescriptionRequest } from '@dawakit/core/contract'
import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice, fromRupees, sumPaise } from '@dawakit/core/money'
import { availableOf, choiceRefusal, priceHint } from '@dawakit/core/prescription'
import { moreThanPrepared } from '@dawakit/core/refusals'
import { useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { QuantityStepper } from '../../controls/quantity-stepper/quantity-stepper.tsx'
import { Totals } from '../../controls/totals/totals.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { preparedOrderLabels } from './prepared-order-labels.ts'

interface PreparedCartProps {
  request: PrescriptionRequest
  /** What was chosen is in the cart. */
  onOrder: () => void
  /** The shop knows it otherwise by now. */
  onStale: () => void
}

/** What a pharmacist has prepared: the customer takes it, fewer of it, or leaves lines out, and orders. */
export function PreparedCart({ request, onOrder, onStale }: PreparedCartProps) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const dates = useLabels('dates', dateLabels)
  const shop = useShop('PreparedOrder')
  const id = useWidgetId('prepared-cart')
  const { isBusy, run } = useTask('cart')
  const [problem, setProblem] = useState<string>()
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      request.lines.map(({ product, quantity }) => [product._id, availableOf(quantity, product).most]),
    ),
  )
  const chosen = request.lines.map((line) => ({ ...line, quantity: quantities[line.product._id] ?? 0 }))
  const pieces = (lines: readonly PreparedLine[]) =>
    lines.map(({ product, quantity }) => ({ productId: product._id, quantity }))
  const total = sumPaise(
    chosen.map(({ product, quantity }) => lineTotal(pricedLine({ ...product, quantity }))),
  )

  function order() {
    const refusal = choiceRefusal(pieces(request.lines), pieces(chosen))
    setProblem(refusal ? shop.say(refusal) : undefined)
    if (refusal) return
    void run(
      async () => {
        const body = { id: request.id, lines: pieces(chosen) }
        await shop.call('POST /post/preparedCart', { body })
        await shop.cart.refresh()
        onOrder()
      },
      (failure) => {
        setProblem(failureText(shop, failure))
        const { status = 0 } = failure as ShopError
        if (status === 409 || status === 422) onStale()
      },
    )
  }

  const { pharmacist, orderBy, message } = request
  return (
    <section className="dawa-request__card" aria-labelledby={id} part="prepared-cart">
      <h3 id={id}>{labels.products}</h3>
      {pharmacist && (
        <p className="dawa-request__muted">
          {labels.preparedBy(pharmacist.name, pharmacist.registrationNumber)}
        </p>
      )}
      {orderBy && <p>{labels.orderBy(formatDay(istDate(new Date(orderBy)), dates))}</p>}
      {message && (
        <>
          <p className="dawa-request__muted">{labels.message}</p>
          <p className="dawa-request__words">{message}</p>
        </>
      )}
      <p className="dawa-request__muted">{labels.fewer}</p>
      <ul className="dawa-request__lines">
        {request.lines.map((line) => (
          <Line
            key={line.product._id}
            line={line}
            quantity={quantities[line.product._id] ?? 0}
            onChange={(quantity) => setQuantities((now) => ({ ...now, [line.product._id]: quantity }))}
          />
        ))}
      </ul>
      <Totals rows={[[labels.subTotal, formatAmount(total), 'total']]} />
      <p className="dawa-request__muted">
        {labels.delivery} {labels.consent}
      </p>
      {problem && (
        <p className="dawa-field__error" role="alert" part="error">
          {problem}
        </p>
      )}
      <Button isFull isBusy={isBusy} onClick={order}>
        {labels.order} {formatAmount(total)}
      </Button>
    </section>
  )
}

interface LineProps {
  line: PreparedLine
  /** 0: left out. */
  quantity: number
  onChange: (quantity: number) => void
}

function Line({ line: { product, quantity: prepared, preparedPrice, note }, quantity, onChange }: LineProps) {
  const labels = useLabels('preparedOrder', preparedOrderLabels)
  const shop = useShop('PreparedOrder')
  const { most, lack } = availableOf(prepared, product)
  const hint = priceHint(fromRupees(preparedPrice), fromRupees(product.salesPrice))
  const isLeftOut = quantity === 0
  return (
    <li className={`dawa-request__line${isLeftOut ? ' dawa-request__line--out' : ''}`} part="prepared-line">
      <ProductImage image={product.thumbnailUrl} size={56} />
      <div className="dawa-request__product">
        <strong>{product.name}</strong>
        <span className="dawa-request__muted">{product.packageSize}</span>
        {product.isPrescriptionNeeded && <Badge kind="rx">{labels.prescription}</Badge>}
        {note && <span className="dawa-request__words">{note}</span>}
        <span>{labels.each(formatDetailPrice(product.salesPrice))}</span>
        {hint && <span className="dawa-request__muted">{labels[hint.is](formatAmount(hint.was))}</span>}
        {lack && <span className="dawa-request__lack">{shop.say(lack)}</span>}
      </div>
      <div className="dawa-request__amount">
        {isLeftOut ? (
          <span className="dawa-request__muted">{labels.leftOut}</span>
        ) : (
          <QuantityStepper
            label={product.name}
            value={quantity}
            max={most}
            check={(wanted) => (wanted > most ? (lack ?? moreThanPrepared) : null)}
            onChange={onChange}
          />
        )}
        {most > 0 && (
          <Button
            variant="ghost"
            size="small"
            aria-label={isLeftOut ? labels.takeBack(product.name) : labels.keepOut(product.name)}
            onClick={() => onChange(isLeftOut ? most : 0)}
          >
            {isLeftOut ? labels.takeBackShort : labels.keepOutShort}
          </Button>
        )}
        <strong>{formatAmount(lineTotal(pricedLine({ ...product, quantity })))}</strong>
      </div>
    </li>
  )
}
