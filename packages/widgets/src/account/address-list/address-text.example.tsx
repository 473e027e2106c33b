import type { Address } from '@dawakit/client'
import { AddressText } from '@dawakit/widgets/address-list'

export const ShipTo = ({ address }: { address: Address }) => <AddressText address={address} />
