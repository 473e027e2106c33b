import type { Labels } from '@dawakit/core/language'

/** How every mail begins: with a name, and without one. */
export const mailLabels = {
  hello: (name: string): string => `Hello ${name},`,
  helloNobody: 'Hello,',
  /** Above all else, where nothing is sold. */
  demo: 'This is a demonstration shop: nothing is sold or delivered.',
} as const satisfies Labels
