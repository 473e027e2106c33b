export {
  Field,
  type FieldFrame,
  type FieldIds,
  type FieldProps,
  TextField,
  type TextFieldProps,
} from './field.tsx'
