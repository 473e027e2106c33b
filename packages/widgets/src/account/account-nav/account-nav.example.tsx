import { AccountNav } from '@dawakit/widgets/account-nav'

const hrefs = { profile: '/profile', orders: '/orders', prescriptions: '/upload-prescription' }

export const AccountPages = () => <AccountNav current="orders" hrefs={hrefs} />
