import type { ShopError } from '@dawakit/client'

/** The shop was not reached, or is out of order: another try may do. Its notice goes; the form keeps the sentence. */
export const isUnreached = ({ status = 0 }: Pick<ShopError, 'status'>): boolean =>
  status === 0 || status >= 500
