export { AddressList, type AddressListProps, AddressText } from './address-list.tsx'
