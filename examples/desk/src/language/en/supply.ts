/** What of an order is not supplied. */
export const supplyWords = {
  less: {
    button: 'Supply less',
    title: 'Supply less of order %{number}',
    hint: 'Total, coupon and money follow. Take a parcel that is still here apart first. What came back may go out of the order, too.',
    pieces: 'Pieces of %{name}',
    ofNow: 'Now %{quantity}',
    reason: 'Reason, for the customer to read',
    done: 'Less is supplied',
  },
  arrived: {
    button: 'Delivered all the same',
    took: 'Cash that the courier took, in rupees',
    hint: 'The order stands again for what arrived: it is invoiced and charged. What is not paid is owed by the customer.',
  },
  debt: {
    title: 'Owed by the customer',
    owed: '%{amount} is owed for what has arrived.',
    paid: {
      button: 'Paid late',
      title: 'Write in what was paid for order %{number}',
      amount: 'Amount in rupees',
      way: 'Way',
      ways: { upi: 'UPI', bank: 'Bank' },
      reference: 'Reference of the bank',
      done: 'It is written in',
    },
    back: {
      button: 'It comes back',
      title: 'The customer gives order %{number} back',
      reason: 'Reason, for the customer to read',
      hint: 'A return is approved. Judged, its credit note takes the place of the money.',
      done: 'The return is approved',
    },
    letGo: {
      button: 'Let it go',
      title: 'Let go of what is owed for order %{number}',
      reason: 'Reason, for the customer to read',
      hint: 'A credit note reduces the price by it. Nobody asks for the money any more.',
      done: 'It is let go',
    },
  },
  end: {
    button: 'End the rest',
    title: 'End the rest of order %{number}',
    hint: 'All that has neither arrived nor is with a courier is not supplied. What was paid for it goes back.',
    reason: 'Reason, for the customer to read',
    done: 'The rest is ended',
  },
} as const
