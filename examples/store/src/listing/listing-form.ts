/** Id of the form that a listing's filters, its order and its page size belong to. */
export const LISTING_FORM = 'listing-form'
