/**
 * Days that what a pharmacist has prepared may be ordered.
 * Our choice: long enough to ask a doctor or wait for a salary day, short enough that prices and shelves are mostly as they were.
 */
export const PREPARED_DAYS = 7
/** Pictures of one request. */
export const REQUEST_FILES_MAX = 10
/** Products of one prepared order. Our choice: no prescription is that long. */
export const PREPARED_LINES_MAX = 50
/** Characters that a customer writes with a request. */
export const REQUEST_NOTE_MAX = 500
/** Characters that a pharmacist writes with what was prepared. */
export const PREPARED_MESSAGE_MAX = 500
/** Characters that a pharmacist writes of one line. */
export const LINE_NOTE_MAX = 200
