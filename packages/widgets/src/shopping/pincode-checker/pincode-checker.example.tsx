import { PincodeChecker } from '@dawakit/widgets/pincode-checker'

export const Delivery = () => <PincodeChecker onPincodeChange={({ state }) => console.log(state)} />
