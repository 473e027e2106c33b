/** @jsxImportSource preact */
import type { DawaEventMap } from '@dawakit/embed'
import type {} from '@dawakit/embed/types/preact'

const hear = ({ detail }: DawaEventMap['dawa:cart:change']) => void detail.lines.length

export const page = (
  <>
    <dawa-shop api="/api" partner-key="pk_1" consent="required" {...{ 'ondawa:cart:change': hear }} />
    <dawa-search-box action="/search" class="wide" id="search" hidden={false} />
    <dawa-product-grid
      is-deals
      per-page={6}
      label="Savings"
      in-cart="remove"
      ref={(grid) => {
        if (grid) grid.products = []
      }}
    />
    {/* @ts-expect-error: no attribute of it */}
    <dawa-search-box placeholder="Search" />
    {/* @ts-expect-error: it takes 'stepper' or 'remove' */}
    <dawa-product-grid in-cart="none" />
    {/* @ts-expect-error: no element of ours */}
    <dawa-serch-box />
  </>
)
