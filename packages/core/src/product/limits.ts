/** Milliseconds after typing stops before the search asks. */
export const SEARCH_DEBOUNCE_MS = 500
/** Milliseconds after the search box loses focus before its text is cleared. */
export const SEARCH_CLEAR_MS = 1500
/** Rows of a home page's product row. */
export const HOME_ROW_LIMIT = 24
/** Category circles on a phone's home page, and elsewhere. */
export const CATEGORY_CIRCLES_PHONE = 8
export const CATEGORY_CIRCLES = 20
/** Skeletons of a product grid. */
export const GRID_SKELETONS = 8
/** Sub-categories from which a listing shows its filter. */
export const FILTER_MIN_SUB_CATEGORIES = 2
/** Products that the footer lists. */
export const FOOTER_PRODUCTS = 6
/** Pixels scrolled before a product page's action bar sticks. */
export const STICKY_BAR_PX = 500
/** Pixels scrolled before the back-to-top button shows. */
export const BACK_TO_TOP_PX = 800
