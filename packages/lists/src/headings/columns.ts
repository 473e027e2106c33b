/** The columns of a kind of file: the importer's own name of each, and what else lists call it, as {@link headingKey} writes it. */
export type Columns = Readonly<Record<string, readonly string[]>>

/** What a heading is compared by: 'Pack Size', 'PACK_SIZE' and 'pack-size' are one. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Of 'MRP (Rs.)' and 'price in INR' what is said in rupees. */
export const withoutCurrency = (key: string): string => key.replace(/(?<=.)(in)?(rs|inr|rupees)$/, '')
