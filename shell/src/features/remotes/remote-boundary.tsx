import { Component, type ReactNode } from 'react';
import { asRenderError, type LoadError } from './load-error';

interface Props {
  onError(error: LoadError): void;
  fallback(error: LoadError, retry: () => void): ReactNode;
  children: ReactNode;
}

/** Keeps an error of a remote's components inside its place; header, toasts and the other parts go on. */
export class RemoteBoundary extends Component<Props, { error: LoadError | null }> {
  override state: { error: LoadError | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: asRenderError(thrown) };
  }

  override componentDidCatch() {
    if (this.state.error) this.props.onError(this.state.error);
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: null })) : this.props.children;
  }
}
