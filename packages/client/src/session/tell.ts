import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'

/** Says what went well. */
export function tell({ shop }: Kernel, what: keyof typeof notices.session): void {
  const words = (shop.language?.notices ?? notices).session
  shop.notify({ kind: 'success', title: words[what] })
}
