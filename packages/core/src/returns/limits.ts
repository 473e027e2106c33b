/** Characters of a reason: of a return, of a cancellation, of what the pharmacy decides. */
export const REASON_MAX = 500
/** Pictures that a return takes. Our choice: the parcel, the pack, its number and what is wrong with it. */
export const RETURN_PICTURES_MAX = 4
/** Characters of a batch number. Our choice: no pack has a longer one. */
export const BATCH_MAX = 30
/** Characters of the name of a bank account's holder, and of a payment's reference. */
export const HOLDER_MAX = 100
export const REFERENCE_MAX = 50
