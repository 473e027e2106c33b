/** What the pincode checker, its drawer and its button say. */
export const pincodeCheckerLabels = {
  title: 'Delivery Pincode',
  prompt: 'Get Fast, Reliable Delivery ... Just Enter Your Pincode!',
  pincode: 'Pincode',
  placeholder: 'Enter Pincode',
  check: 'Check',
  select: 'Select Pincode',
  deliverTo: (pincode: string): string => `Deliver to ${pincode}`,
  serviceable: (pincode: string, place: string): string => `Delivery to ${pincode}, ${place}`,
} as const
