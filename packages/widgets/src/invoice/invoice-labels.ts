import type { Labels, Translation } from '@dawakit/core/language'

/** What the invoice says, on screen and on paper. */
export const invoiceLabels = {
  title: 'Tax Invoice',
  invoiceNumber: 'Invoice No',
  invoiceDate: 'Invoice Date',
  orderNumber: 'Order No',
  orderDate: 'Order Date',
  soldBy: 'Sold By',
  billTo: 'Billing & Shipping Address',
  gstin: 'GSTIN',
  drugLicence: 'Drug Licence No',
  placeOfSupply: 'Place of Supply',
  doctor: 'Doctor',
  doctorMissing: 'Not Mentioned',
  paymentMethod: 'Payment Method',
  methods: { cashOnDelivery: 'Cash On Delivery', online: 'Online Mode' },
  columns: {
    position: 'No',
    item: 'Item',
    hsn: 'HSN',
    quantity: 'Qty',
    price: 'Price',
    discount: 'Discount',
    taxable: 'Taxable',
    tax: 'Tax',
    total: 'Total',
  },
  delivery: 'Delivery Charge',
  subTotal: 'Sub Total (excl. tax)',
  discountNote: (amount: string) => `The coupon's discount of ${amount} is deducted in the items above.`,
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  grandTotal: 'Grand Total',
  inWords: 'Amount in words',
  taxesIncluded: 'All prices include tax.',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  download: 'Download',
  downloading: 'Preparing the PDF',
  loading: 'Loading the invoice',
  reload: 'Try again',
  computerGenerated: 'This is a computer generated invoice.',
} as const satisfies Labels

/** The same in any language. */
export type InvoiceLabels = Translation<typeof invoiceLabels>
