/** What a mail to a supplier says. */
export const orderMailLabels = {
  subject: (store: string) => `An order of ${store}`,
  heading: 'Please send us',
  intro: (store: string, address: string) => `For ${store}, ${address}:`,
  line: ({
    units,
    name,
    packageSize,
    manufacturer,
  }: {
    units: number
    name: string
    packageSize: string
    manufacturer: string
  }) => [`${units} × ${name}`, packageSize, manufacturer].filter(Boolean).join(', '),
  licences: (gstin: string, licence: string) => `GSTIN ${gstin}, drug licence ${licence}`,
}
