import {
  ADULT_AGE_YEARS,
  GRIEVANCE_DAYS,
  GRIEVANCE_RECEIPT_HOURS,
  type PolicyStore,
  PRIVACY_RESPONSE_DAYS,
  RETURN_PICTURE_DAYS,
} from '@dawakit/core/policy'
import { mailLink, type PolicyDocument, phoneLink } from '../../policy-document.ts'

/** The privacy policy, with what the app may do on a phone and the grievance officer. */
export const privacyPolicy = (store: PolicyStore): PolicyDocument => ({
  title: 'Privacy Policy',
  summary: `What ${store.name} knows about you, why, for how long, and what you can do about it.`,
  intro: [
    'Health data is among the most private there is. This policy says in plain words what we collect, what we use it for, who sees it and which rights you have under the Digital Personal Data Protection Act, 2023 and the Information Technology Act, 2000.',
  ],
  isNumbered: false,
  sections: [
    {
      id: 'definitions',
      title: 'Definitions',
      blocks: [
        [
          '"Personal data": whatever tells who you are, alone or together with other data.',
          '"Sensitive personal data": passwords, payment data, and data about your health, such as prescriptions and the medicines you order.',
          `"We": ${store.owner}, ${store.address}, who decides why and how the data is used.`,
          '"Platform": our website, our app and our widgets on the sites of partners.',
        ],
      ],
    },
    {
      id: 'data-collected',
      title: 'Data that we collect',
      blocks: [
        [
          'Account: name, mobile number, e-mail address, password (only as a hash that cannot be turned back), and, if you give them, gender, blood group and date of birth.',
          'Delivery: names, addresses, contact numbers and pincodes.',
          'Health: prescriptions that you upload, the doctor named in them, and the medicines that you look at, ask for or order.',
          'Orders and payments: what you bought, amounts, method and result of a payment. Card numbers go to the payment gateway only.',
          'Use: pages visited, searches, device, browser, network address and the time.',
        ],
      ],
    },
    {
      id: 'how-collected',
      title: 'How we collect it',
      blocks: [
        'From you, when you sign up, search, order, upload, review or write to us; from your device while you use the platform; and from gateways, couriers and pharmacies while they carry out your order.',
        'We keep your session, cart and pincode in the storage of your browser. We set no cookies for advertising.',
      ],
    },
    {
      id: 'shared-by-you',
      title: 'Data that you share yourself',
      blocks: [
        'Reviews appear with your name for everybody to read. What you send us by chat goes through the messaging app under its own policy. If you give us the data of somebody else, for example to order for a relative, you must have their consent.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      blocks: [
        [
          'to check prescriptions, and to dispense, bill, deliver, take back and refund;',
          'to sign you in, and to tell you about your orders by SMS, mail and notification, and by WhatsApp where we offer it;',
          'to show products, substitutes and offers that fit; you can turn offers off at any time;',
          'to find fraud and faults, and to make the platform better;',
          'to do what the law asks of pharmacies, for example to keep records of sales.',
        ],
        'We ask for your consent where the law requires it, and never sell your data.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        `Persons under ${ADULT_AGE_YEARS} years of age may use the platform only with a parent or guardian, whose consent covers their data. If we learn that a minor gave us data without it, we delete that data.`,
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives it',
      blocks: [
        [
          'the pharmacy that dispenses your order, and its pharmacist;',
          'couriers: name, address, phone and parcel, not the prescription;',
          'payment gateways and banks, for the payment;',
          'services that send SMS, mail and WhatsApp messages, and that run our servers, under contract and for our purposes only;',
          'authorities and courts, where the law obliges us.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Connections are encrypted. Prescriptions lie outside the public part of the server and open only for you, the pharmacist and the head of the pharmacy, pictures of returns for who answers them too, and each look is written down; passwords and one-time codes are kept as hashes; staff sees what the work needs. No system is perfectly safe: if your data is ever breached we tell you and the Data Protection Board of India.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'As long as you have an account, and afterwards only what the law makes us keep: invoices and records of prescription sales for the years that tax and drug law name. Prescriptions that you delete in your account are gone from it at once, except copies that belong to an order.',
        `Pictures of what came damaged or wrong are deleted ${RETURN_PICTURE_DAYS} days after the return is over; a day after you withdraw it.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'Access: ask which data of yours we have, and get a copy.',
          'Review: look at your profile, addresses, prescriptions and orders in [your account](profile) at any time.',
          'Modify: change name, gender, blood group, date of birth and addresses there yourself.',
          'Correction: ask us to correct or erase what is wrong and you cannot change, such as your mobile number.',
          'Withdraw consent: at any time, as easily as you gave it. We may then be unable to serve you, and what happened before stays lawful.',
        ],
        `Write to ${mailLink(store.email)}. You may also name a person who uses these rights if you no longer can.`,
      ],
    },
    {
      id: 'storage',
      title: 'Where it is stored',
      blocks: ['Your data is stored and processed on servers in India.'],
    },
    {
      id: 'app-permissions',
      title: 'Permissions of the app',
      blocks: [
        'Our app asks your phone for these permissions, each when it is first needed. You can decline or take back any of them in the settings of the phone; the rest goes on working.',
        [
          'Camera: to take a picture of a prescription.',
          'Media: to choose a picture of a prescription, and to save invoices.',
          'SMS: to send the message that confirms your number, when you ask for it.',
          'Receive SMS: to fill the one-time code in for you. Other messages are not read.',
          'WiFi state: to know whether you are online before an upload.',
          'Record audio: to search by voice, and for calls with a pharmacist. Nothing is recorded otherwise.',
          'Bluetooth: to use a headset in such a call, and health devices that you connect yourself.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this policy',
      blocks: [
        'When this policy changes we show the new version and its date here. If the change matters to you we say so by mail or in the app before it counts, and ask anew where consent is needed.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions and requests about your data: ${mailLink(store.email)}, ${phoneLink(store.phone)}, or ${store.owner}, ${store.address}. We answer within ${PRIVACY_RESPONSE_DAYS} days.`,
      ],
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      blocks: [
        'If you are not content with how we treat your data or a complaint, our grievance officer takes it up:',
        [
          store.grievanceOfficer.name,
          `${store.owner}, ${store.address}`,
          phoneLink(store.grievanceOfficer.phone),
          mailLink(store.grievanceOfficer.email),
        ],
        `The officer confirms your complaint within ${GRIEVANCE_RECEIPT_HOURS} hours and settles it within ${GRIEVANCE_DAYS} days. After that you may turn to the Data Protection Board of India.`,
      ],
    },
  ],
})
