import { type DeskRows, NOT_VALID } from './desk-row.ts'

const NO_PRODUCT = 'Product not found'
const PACK = '8901234567890'

export const scanRows: DeskRows<'POST /desk/scan' | 'GET /desk/codes' | 'POST /desk/codes'> = {
  'POST /desk/scan': {
    as: 'packer',
    good: async ({ desk }) => {
      await desk.as('packer').post('/desk/codes', { productId: 'dolo', code: PACK })
      return { body: { code: `]d201${PACK.padStart(14, '0')}10AB12\u001d17280600` } }
    },
    answers: {
      data: {
        is: 'product',
        pack: { gtin: '08901234567890', batch: 'AB12', expiresOn: '2028-06-30' },
        product: { id: 'dolo' },
        shelf: 'notThere',
      },
    },
    refused: () => [[{ body: { code: 'x'.repeat(1001) } }, 400, NOT_VALID]],
  },
  'GET /desk/codes': {
    as: 'packer',
    good: async ({ desk }) => {
      await desk.as('packer').post('/desk/codes', { productId: 'dolo', code: PACK })
      return { query: { productId: 'dolo' } }
    },
    answers: { data: [{ code: '08901234567890', productId: 'dolo' }] },
  },
  'POST /desk/codes': {
    as: 'packer',
    good: () => ({ body: { productId: 'dolo', code: PACK } }),
    answers: { data: [{ code: '08901234567890' }] },
    refused: async ({ desk }) => {
      await desk.as('packer').post('/desk/codes', { productId: 'azithral', code: '96385074' })
      return [
        [{ body: { productId: 'nothing', code: PACK } }, 404, NO_PRODUCT],
        [
          { body: { productId: 'dolo', code: '8901234567891' } },
          422,
          'This code names no product: please scan the code of its pack',
        ],
        [
          { body: { productId: 'dolo', code: '96385074' } },
          409,
          'This code is of another product: please forget it there first',
        ],
      ]
    },
  },
}
