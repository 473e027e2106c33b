export {
  AddressDialog,
  type AddressDialogProps,
  AddressForm,
  type AddressFormProps,
} from './address-form.tsx'
