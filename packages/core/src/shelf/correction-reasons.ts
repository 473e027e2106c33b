import type { CorrectionReason } from '../contract/desk/counts.ts'

/** Why packs may be missing, and why more may be there. */
export const LOSSES = ['counted', 'breakage', 'expiry', 'theft'] as const satisfies CorrectionReason[]
export const FINDS = ['counted', 'found'] as const satisfies CorrectionReason[]

/** Whether packs that came (`units` above 0) or went can have this reason. */
export const isReasonFor = (reason: CorrectionReason, units: number): boolean =>
  units === 0 || (units > 0 ? FINDS : LOSSES).some((one) => one === reason)

/** What anybody could take home: somebody with more to say looks at it from a value on. */
export const isWatched = (reason: CorrectionReason): boolean => reason !== 'breakage' && reason !== 'expiry'
