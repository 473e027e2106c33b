import type { ChosenVariant, ProductSummary } from '../types.ts'

/** One change of a cart, the same for a guest's and a customer's. */
export type CartChange =
  | { kind: 'add'; product: ProductSummary; quantity: number; variant: ChosenVariant | null }
  | { kind: 'remove'; productId: string; variant: ChosenVariant | null }
  | { kind: 'setQuantity'; productId: string; quantity: number; variant: ChosenVariant | null }
  | { kind: 'clear' }
