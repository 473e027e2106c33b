import type { PolicyStore } from '@dawakit/core/policy'
import type { AboutDocument } from '../../policy-document.ts'

/** The page about the company. */
export const aboutUs = (store: PolicyStore): AboutDocument => ({
  title: 'About Us',
  summary: `${store.name}: genuine medicines from licensed pharmacies, at your door.`,
  intro: [
    `${store.name} brings the neighbourhood pharmacy to every door in India. You find your medicine by name or by salt, see what it costs elsewhere in the same composition, upload the prescription once and follow the parcel until it is with you.`,
    `Behind it stand ${store.owner}, licensed pharmacies, and pharmacists who read every prescription before anything is packed.`,
  ],
  valuesTitle: 'What we stand for',
  values: [
    {
      title: 'Patient First',
      text: 'Every decision starts with the person who takes the medicine: a pharmacist checks, a person answers, and no offer comes before safety.',
    },
    {
      title: 'Affordable Healthcare',
      text: 'Prices are shown next to those of substitutes with the same salts, so that a treatment does not end for want of money.',
    },
    {
      title: 'Hassle-free Delivery',
      text: 'The date stands on the page before you order, cold stays cold on the way, and you see where the parcel is.',
    },
    {
      title: 'Trustworthy Services',
      text: 'Licensed pharmacies, an invoice with every order, data kept in India, and rules for returns that fit on one page.',
    },
  ],
  contactTitle: 'Talk to us',
  contactText: 'Questions about an order, a medicine or working with us: we are glad to hear from you.',
  contactAction: 'Contact Us',
})
