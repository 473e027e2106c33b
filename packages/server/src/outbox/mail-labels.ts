import type { Labels } from '@dawakit/core/language'

/** How every mail begins: with a name, and without one. */
export const mailLabels = {
  hello: (name: string): string => `Hello ${name},`,
  helloNobody: 'Hello,',
} as const satisfies Labels
