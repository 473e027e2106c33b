import { Skeleton } from '@dawakit/widgets/skeleton'

/** `.my-line` has the height of a line of text. */
export const Loading = () => (
  <div aria-busy="true">
    <Skeleton className="my-line" />
  </div>
)
