import type { PolicyStore } from '@dawakit/core/policy'
import { mailLink, type PolicyDocument, phoneLink } from '../../policy-document.ts'

/** What belongs to no other policy. */
export const miscellaneous = (store: PolicyStore): PolicyDocument => ({
  title: 'Miscellaneous',
  summary: `Licences, pictures, partners, and other things to know about ${store.name}.`,
  intro: ['What fits into none of our other policies.'],
  isNumbered: false,
  sections: [
    {
      id: 'marketing',
      title: 'Who is behind it',
      blocks: [
        `${store.name} is marketed by ${store.owner}, a healthcare company. Medicines are sold and dispensed by licensed pharmacies, whose names and licences stand on the invoice.`,
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures and descriptions',
      blocks: [
        'Pictures show the product or a drawing of it; the pack you receive may look different when its maker changed it. What counts is the label and the leaflet.',
      ],
    },
    {
      id: 'substitutes',
      title: 'Substitutes',
      blocks: [
        'We show products with the same salts, strength and form beside a medicine, so that you can compare prices. Ask your doctor or pharmacist before you change.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages from us',
      blocks: [
        'We send one-time codes and news of your orders by SMS and mail, and news of your orders by WhatsApp where we offer it: write STOP there, and no more of them come. Newsletters come only to those who asked for them, and stop when you say so.',
      ],
    },
    {
      id: 'force-majeure',
      title: 'Events beyond our control',
      blocks: [
        'Floods, strikes, curfews, epidemics and failures of networks can delay orders. We tell you, and you may cancel what has not been shipped.',
      ],
    },
    {
      id: 'severability',
      title: 'If a part does not hold',
      blocks: [
        'If a sentence of our terms or policies turns out to be invalid the others stay. That we do not insist on a right once does not mean that we give it up.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        `Call ${phoneLink(store.phone)}, write to ${mailLink(store.email)}, or look into the [FAQ](faq).`,
      ],
    },
  ],
})
