import type { Labels } from '@dawakit/core/language'

/** What the answer to a pharmacist's question says. */
export const orderQuestionLabels = {
  title: 'Our pharmacist has a question',
  answer: 'Your answer',
  prescriptions: 'Select or upload what belongs to it.',
  send: 'Send answer',
  sent: 'Your answer has been sent.',
} as const satisfies Labels
