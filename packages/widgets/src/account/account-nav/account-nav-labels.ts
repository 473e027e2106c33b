import type { Labels } from '@dawakit/core/language'

/** What the side navigation of the account says. */
export const accountNavLabels = {
  heading: 'My Account Details',
  breadcrumb: 'Profile',
  profile: 'MY PROFILE',
  orders: 'MY ORDERS',
  prescriptions: 'MY PRESCRIPTIONS',
  logout: 'LOGOUT',
} as const satisfies Labels
