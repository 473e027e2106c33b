/** Page sizes of the orders table and of an order's product table; the first is the default. */
export const ORDER_PAGE_SIZES = [5, 10, 25, 100] as const
/** Characters of an order number that every gateway takes. */
export const ORDER_NUMBER_MAX = 40
/** Characters of a patient's name, and of a doctor's. */
export const PATIENT_NAME_MAX = 100
export const DOCTOR_NAME_MAX = 200
/** Years that a patient may have. Our choice: nobody is known to have reached 123. */
export const PATIENT_AGE_MAX = 120
/** Hours that one Idempotency-Key is remembered. */
export const IDEMPOTENCY_HOURS = 24

/** Orders of a queue or a search of the desk that are counted: of more, it is said that there are more. Our choice: nobody goes through a thousand. */
export const ORDERS_COUNTED = 1000
