import { Prescriptions } from '@dawakit/widgets/prescriptions'

export const MyPrescriptions = () => <Prescriptions />
