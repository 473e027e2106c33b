import { PincodeButton } from '@dawakit/widgets/pincode-checker'

export const DeliveryButton = () => <PincodeButton />
