import { bannedWords, NOT_SOLD_ONLINE } from '@dawakit/core/sale'
import { gstStateOf, HSN_DIGITS, withCheckDigit } from '@dawakit/core/tax'
import { inLive, optional, setting } from '../setting.ts'
import { daysOfForms, email, gstin, line, oneOf, stateName, telephone, webAddress } from '../types.ts'

/** Whose shop it is: what pages, mails, policies and invoices say of the pharmacy. */
export const PHARMACY = {
  STORE_NAME: setting({
    about: 'the name that customers know',
    type: line,
    unset: 'Dawakit Pharmacy',
    needed: inLive('to the name that customers know.'),
  }),
  STORE_OWNER: setting({
    about: 'the company’s registered name',
    type: line,
    unset: 'Dawakit Healthcare Private Limited',
    needed: inLive('to the registered name of the company: policies and invoices name it.'),
  }),
  STORE_ADDRESS: setting({
    about: 'its address, for policies and invoices',
    type: line,
    unset: '12 Anna Salai, Chennai 600002',
    needed: inLive('to the pharmacy’s address.'),
  }),
  STORE_PHONE: setting({
    about: 'where customers call',
    type: telephone,
    unset: '+91 44 4000 0000',
    needed: inLive('to the number that customers call.'),
  }),
  STORE_EMAIL: setting({
    about: 'where customers write',
    type: email,
    unset: 'care@dawakit.example',
    needed: inLive('to the address that customers write to.'),
  }),
  STORE_CHAT_URL: setting({
    about: 'a conversation in a messaging app',
    type: webAddress,
    unset: ({ text }) => `https://wa.me/${text('STORE_PHONE').replace(/\D/g, '')}`,
  }),
  GRIEVANCE_OFFICER: setting({
    about: 'whom the privacy policy and the contact page name',
    type: line,
    unset: 'The Grievance Officer',
    needed: inLive('to the name of the grievance officer, as the E-Commerce Rules ask.'),
  }),
  GRIEVANCE_PHONE: setting({
    about: 'the officer’s number',
    type: telephone,
    unset: ({ text }) => text('STORE_PHONE'),
  }),
  GRIEVANCE_EMAIL: setting({
    about: 'the officer’s address',
    type: email,
    unset: ({ text }) => text('STORE_EMAIL'),
  }),
  STORE_COURTS: setting({
    about: 'whose courts decide, in the terms: a city, or a state',
    type: line,
    unset: ({ isSet, text }) => (isSet('STORE_NAME') ? text('STORE_STATE') : 'Chennai'),
  }),
  STORE_STATE: setting({
    about: 'the state of its GST registration: where tax is split CGST and SGST',
    type: stateName,
    unset: 'Tamil Nadu',
    needed: inLive('to the state of the GST registration.'),
  }),
  STORE_STATE_CODE: setting({
    about: 'the two digits of that state',
    type: line.regex(/^\d{2}$/, 'must be the two digits of a state, as a GSTIN begins with.'),
    unset: ({ text }) => gstStateOf(text('STORE_STATE'))?.code ?? '33',
  }),
  STORE_GSTIN: setting({
    about: 'the GST registration, printed on invoices',
    type: gstin,
    unset: ({ text }) => withCheckDigit(`${text('STORE_STATE_CODE')}AAAAA0000A1Z`),
    needed: inLive('to the pharmacy’s GSTIN: invoices carry it.'),
  }),
  STORE_DRUG_LICENCE: setting({
    about: 'the retail drug licence (forms 20 and 21), printed on invoices',
    type: line.regex(/\d/, 'must be the number of a drug licence.'),
    unset: 'TN-00-20B-00000',
    needed: inLive('to the number of the drug licence: invoices carry it.'),
  }),
  HSN_DIGITS: setting({
    about:
      'digits of HSN that invoices must have: 6 where last year’s turnover was above 5 crore rupees, else 4',
    type: oneOf(HSN_DIGITS),
    unset: '4',
  }),
  SALE_DAYS_OF_FORM: setting({
    about:
      'dosage forms whose batches are good for other days than LIMIT_NEAR_EXPIRY_DAYS at least while they are sold: drops:60,syrup:30',
    type: daysOfForms,
    unset: '',
  }),
  NOT_SOLD_ONLINE: setting({
    about:
      'salts and words of medicines’ names that the shop does not sell online, with commas between; Schedule X never is',
    type: line.transform(bannedWords),
    unset: NOT_SOLD_ONLINE,
  }),
  BRAND_FOLDER: optional({
    about: 'where brand.json, logo, icon and the picture of shared links are: docs/your-own-shop.md',
    type: line,
  }),
} as const
