import type { Labels } from '@dawakit/core/language'

/** What asking a pharmacist says, and what became of it. */
export const prescriptionRequestsLabels = {
  title: 'Let a pharmacist prepare my order',
  text: 'Select the prescriptions, or upload them. A pharmacist reads them and fills your cart; you look at it, take away what you do not need, and pay.',
  choose: 'Which prescriptions?',
  note: 'A word to the pharmacist (optional)',
  noteHint: 'How many you need, what you have at home, brands that you prefer',
  another: 'It is for somebody else',
  name: 'Name of the patient',
  age: 'Age in years',
  ask: 'Ask the pharmacist',
  asked: { title: 'A pharmacist prepares your order', text: 'We tell you when it is ready.' },
  listTitle: 'My requests',
  none: 'No request yet',
  loading: 'Loading your requests',
  failed: 'Your requests could not be loaded',
  reload: 'Try again',
  askedOn: (day: string) => `Asked on ${day}`,
  open: (number: string) => `Open request ${number}`,
  states: {
    waiting: 'With the pharmacist',
    asked: 'Your answer is needed',
    prepared: 'Ready to order',
    expired: 'No longer to be ordered',
    ordered: 'Ordered',
    declined: 'Not prepared',
    withdrawn: 'Withdrawn',
  },
} as const satisfies Labels
