export { AccountNav, type AccountNavProps, type AccountView } from './account-nav.tsx'
