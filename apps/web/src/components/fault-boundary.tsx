import { Component, type ReactNode } from 'react'

interface FaultBoundaryProps {
  readonly instead: ReactNode
  readonly children: ReactNode
  /** The page's address: another page is tried again. */
  readonly address?: string
}

/** Shows something else if its content cannot be drawn; without it React would leave an empty page. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override readonly state = { hasFailed: false }

  override componentDidUpdate({ address }: FaultBoundaryProps) {
    if (this.state.hasFailed && address !== this.props.address) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
