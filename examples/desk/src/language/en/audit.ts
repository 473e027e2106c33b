export const auditWords = {
  title: 'Audit',
  intro: 'Who did or looked at what, for ever. No row is changed or deleted.',
  at: 'When',
  who: 'Who',
  what: 'What',
  subject: 'Of',
  detail: 'Detail',
  nobody: 'Nobody signed in',
  list: 'As a list (CSV)',
  filter: {
    action: 'Action',
    order: 'Order number',
    staff: 'Who',
    subject: 'Of what',
    from: 'From',
    to: 'To',
  },
} as const
