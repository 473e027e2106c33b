/** Characters of a product's name, of its maker's and its brand's, and of whatever is looked up by one. */
export const PRODUCT_NAME_MAX = 300
/** Characters of the name of a category or subcategory. */
export const CATEGORY_NAME_MAX = 120
/** Characters of each word that tells variants apart: 'Size', '200 ml'. */
export const VARIANT_TEXT_MAX = 200

/** Characters of where a product stands on the shelf. */
export const PLACE_MAX = 30
