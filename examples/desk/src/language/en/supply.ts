/** What of an order is not supplied. */
export const supplyWords = {
  less: {
    button: 'Supply less',
    title: 'Supply less of order %{number}',
    hint: 'Total, coupon and money follow. What is in a parcel here is taken apart first; what came back may go out.',
    pieces: 'Pieces of %{name}',
    ofNow: 'Now %{quantity}',
    reason: 'Reason, for the customer to read',
    done: 'Less is supplied',
  },
  end: {
    button: 'End the rest',
    title: 'End the rest of order %{number}',
    hint: 'All that has neither arrived nor is with a courier is not supplied. What was paid for it goes back.',
    reason: 'Reason, for the customer to read',
    done: 'The rest is ended',
  },
} as const
