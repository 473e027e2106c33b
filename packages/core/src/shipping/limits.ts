/**
 * Days, today among them, for which a batch is good at least that is packed without a question, where a shop sets no other.
 * @source our choice: a month's medicine reaches its customer and is used up before
 */
export const NEAR_EXPIRY_DAYS = 45
