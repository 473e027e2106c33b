import { AddressDialog } from '@dawakit/widgets/address-form'

export const AddressHere = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <AddressDialog isOpen={isOpen} address={null} onClose={onClose} />
)
