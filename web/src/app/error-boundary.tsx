import { Component, type ErrorInfo, type ReactNode } from "react";
import { Crashed } from "./crashed.tsx";

type Props = { readonly children: ReactNode };

/** Keeps a failure of one page from ending the whole: says so, and offers to load it again. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
