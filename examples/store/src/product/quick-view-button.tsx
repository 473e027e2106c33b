import type { ProductSummary } from '@dawakit/core/contract'
import { storeProductLabels as labels } from '../language/index.ts'

/** The button on a card's picture that opens its quick view. Its eye stands once on the page, in the frame. */
export function quickViewButton({ name }: ProductSummary) {
  return (
    <button
      type="button"
      className="quick-view-button needs-script"
      data-quick-view
      aria-haspopup="dialog"
      aria-label={labels.quickViewOf(name)}
    >
      <svg className="dawa-icon" width="18" height="18" aria-hidden="true">
        <use href="#eye" />
      </svg>
    </button>
  )
}
