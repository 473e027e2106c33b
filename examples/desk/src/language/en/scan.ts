/** Scanning: by a scanner that types, or by the camera. */
export const scanWords = {
  field: 'Scan a pack, or type its code',
  part: '%{text} (%{part})',
  camera: {
    open: 'Camera',
    title: 'Scan with the camera',
    hold: 'Hold the code of the pack before the camera.',
    none: 'There is no camera here. A scanner types the same, or type the code.',
    refused: 'The camera may not be used: allow it for this page in the browser, then try again.',
    broken: 'The camera could not be started. Another program may have it.',
    view: 'What the camera sees',
  },
  remember: {
    title: 'This code is of:',
    done: 'The code is remembered',
  },
  print: {
    title: 'What the pack of %{name} prints',
    what: 'What',
    pack: 'On the pack',
    shelf: 'On the shelf',
    name: 'Name',
    maker: 'Maker',
    batch: 'Batch',
    expiry: 'Expiry',
    made: 'Made',
    licence: 'Licence',
    mrp: 'MRP',
    other: '(another)',
  },
  shelf: {
    soon: '%{name}, batch %{batch}: it expires too soon to be sold (%{expiry})',
    expired: '%{name}, batch %{batch}: it has expired (%{expiry})',
    held: '%{name}, batch %{batch}: it is kept back and is not sold',
    otherExpiry: '%{name}, batch %{batch}: the pack says %{expiry}, the shelf %{shelf}',
    notThere: '%{name}: there is no batch %{batch} of it on the shelf',
  },
} as const
