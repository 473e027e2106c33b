import type { DeskCustomerRecord } from '@dawakit/core/contract'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { keyOf, useDeskUpload } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'

interface PrescriptionUploadProps {
  customerId: string
  /** @param id - Of the prescription that is kept now. */
  onKept?: (id: string) => void
}

/** Keeps a picture that the customer has sent by another way. */
export function PrescriptionUpload({ customerId, onKept }: PrescriptionUploadProps) {
  const words = useWords()
  const client = useQueryClient()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const upload = useDeskUpload('POST /desk/customers/prescription', (now: DeskCustomerRecord) => {
    client.setQueryData(keyOf('GET /desk/customers/one', { query: { id: customerId } }), now)
    notify(words('customers.prescriptions.kept'), { type: 'success' })
    // The newest stands first.
    const [newest] = now.prescriptions
    if (newest) onKept?.(newest.id)
  })
  return (
    <Box sx={{ mt: 1 }}>
      {/* The button opens it: a field for files cannot be dressed. */}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.mutate({ query: { id: customerId }, file })
          target.value = ''
        }}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadFileIcon />}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {words('customers.prescriptions.upload')}
      </Button>
      {upload.error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {upload.error.message}
        </Alert>
      )}
    </Box>
  )
}
