import type { Labels } from '@dawakit/core/language'

/** What the list of addresses says. */
export const addressListLabels = {
  listTitle: 'Delivery Address(s)',
  add: 'ADD ADDRESS',
  edit: 'Edit',
  remove: 'Delete',
  editOf: (name: string) => `Edit the address of ${name}`,
  removeOf: (name: string) => `Delete the address of ${name}`,
  deliverTo: 'Deliver to this address',
  none: 'No address yet',
  noneHint: 'Add the address your order goes to.',
  types: { home: 'Home', office: 'Office', others: 'Others' },
  removed: 'Address has been deleted',
} as const satisfies Labels
