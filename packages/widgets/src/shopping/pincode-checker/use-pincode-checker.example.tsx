import { usePincodeChecker } from '@dawakit/widgets/pincode-checker'

/** A field of your own over the same check. */
export function DeliveredTo() {
  const { text, setText, status, message, check } = usePincodeChecker()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <input
        aria-label="Pincode"
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <span role="status">{status === 'failed' ? message : status}</span>
    </form>
  )
}
