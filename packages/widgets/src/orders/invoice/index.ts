export { Invoice, InvoiceDialog, type InvoiceDialogProps, type InvoiceProps } from './invoice.tsx'
export { useInvoiceDownload } from './use-invoice-download.ts'
