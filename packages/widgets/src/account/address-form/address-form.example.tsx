import { AddressForm } from '@dawakit/widgets/address-form'

export const NewAddress = () => <AddressForm onSaved={(addresses) => console.log(addresses.length)} />
