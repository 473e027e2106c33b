import { EmptyState } from '@dawakit/widgets/empty-state'
import { PackageIcon } from '@dawakit/widgets/icon'
import { storeListingLabels as labels } from '../language/index.ts'

/** What stands in a list that has nothing of what was chosen. */
export function noneFiltered(clearHref: string) {
  return (
    <EmptyState
      icon={<PackageIcon size={32} />}
      title={labels.none}
      text={labels.noneFiltered}
      action={
        <a className="dawa-button dawa-button--secondary" href={clearHref} data-listing-link>
          {labels.clear}
        </a>
      }
    />
  )
}
