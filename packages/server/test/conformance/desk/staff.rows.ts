import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

const FACTS = { name: 'Meera Das', role: 'pharmacist', registrationNumber: 'TN-PC-77' }
const LAST = 'The shop needs an owner: make somebody else one first'
const NOBODY = 'Not found'

const packer = ({ desk }: DeskWorld) => ({ body: { id: desk.as('packer').staff.id } })
const owner = ({ desk }: DeskWorld) => ({ body: { id: desk.as('owner').staff.id } })

export const staffRows: DeskRows<
  | 'GET /desk/staff'
  | 'POST /desk/staff'
  | 'POST /desk/staff/change'
  | 'POST /desk/staff/close'
  | 'POST /desk/staff/reset'
  | 'POST /desk/staff/signOut'
> = {
  'GET /desk/staff': {
    as: 'owner',
    good: () => ({ query: { page: 1, limit: 2 } }),
    answers: { totalCount: 4, data: [{ state: 'open' }, { state: 'open' }] },
  },
  'POST /desk/staff': {
    as: 'owner',
    good: () => ({ body: { email: 'meera@pharmacy.example', ...FACTS } }),
    answers: { data: { account: { name: 'Meera Das', state: 'open', hasSecondFactor: false } } },
    refused: ({ desk }) => {
      const email = 'other@pharmacy.example'
      return [
        [{ body: { ...FACTS, email: 'no address' } }, 400, 'Enter Valid Email'],
        [{ body: { ...FACTS, email, name: ' ' } }, 400, 'Please enter a name'],
        [
          { body: { ...FACTS, email, registrationNumber: null } },
          400,
          'A pharmacist needs a registration number',
        ],
        [{ body: { ...FACTS, email, role: 'boss' } }, 400, NOT_VALID],
        [
          { body: { ...FACTS, email: desk.as('packer').staff.email } },
          409,
          'Somebody of the staff has this email address',
        ],
      ]
    },
  },
  'POST /desk/staff/change': {
    as: 'owner',
    good: (world) => ({ body: { ...packer(world).body, ...FACTS } }),
    answers: { data: { name: 'Meera Das', role: 'pharmacist' } },
    refused: (world) => [
      [{ body: { id: 'none', ...FACTS } }, 404, NOBODY],
      [{ body: { ...owner(world).body, ...FACTS } }, 409, LAST],
      [{ body: { ...packer(world).body, ...FACTS, name: '' } }, 400, 'Please enter a name'],
      [
        { body: { ...packer(world).body, ...FACTS, registrationNumber: '' } },
        400,
        'A pharmacist needs a registration number',
      ],
    ],
  },
  'POST /desk/staff/close': {
    as: 'owner',
    good: packer,
    answers: { data: { state: 'closed' } },
    refused: (world) => [
      [{ body: { id: 'none' } }, 404, NOBODY],
      [owner(world), 409, LAST],
    ],
  },
  'POST /desk/staff/reset': {
    as: 'owner',
    good: packer,
    answers: { data: { account: { state: 'open', hasSecondFactor: false } } },
    refused: () => [[{ body: { id: 'none' } }, 404, NOBODY]],
  },
  'POST /desk/staff/signOut': {
    as: 'owner',
    good: packer,
    answers: { data: { role: 'packer' } },
    refused: () => [[{ body: { id: 'none' } }, 404, NOBODY]],
  },
}
