import { AddressList } from '@dawakit/widgets/address-list'

export const MyAddresses = () => <AddressList onSelect={(address) => console.log(address.id)} />
