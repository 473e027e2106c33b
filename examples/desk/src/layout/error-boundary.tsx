import { Alert, Button } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useWords } from '../language/use-words.ts'

interface BoundaryProps {
  children: ReactNode
  fallback: (again: () => void) => ReactNode
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (this.state.hasFailed) return this.props.fallback(() => this.setState({ hasFailed: false }))
    return this.props.children
  }
}

/** A page that breaks leaves bar and menu standing; another address is a new page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const words = useWords()
  const { pathname } = useLocation()
  return (
    <Boundary
      key={pathname}
      fallback={(again) => (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={again}>
              {words('desk.again')}
            </Button>
          }
        >
          {words('desk.failed')}
        </Alert>
      )}
    >
      {children}
    </Boundary>
  )
}
