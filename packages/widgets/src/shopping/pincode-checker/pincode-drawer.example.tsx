import { PincodeDrawer } from '@dawakit/widgets/pincode-checker'

export const DeliveryDrawer = () => <PincodeDrawer onPincodeChange={({ state }) => console.log(state)} />
