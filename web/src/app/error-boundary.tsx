import { Component, type ErrorInfo, type ReactNode } from "react";
import { Crashed } from "./crashed.tsx";
import { isMissing, Missing } from "./missing.tsx";

type Props = { readonly children: ReactNode };
type State = { readonly failed: "missing" | "crashed" | undefined };

/** Keeps a failure of one page from ending the whole: says so, and offers to load it again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isMissing(error) ? "missing" : "crashed" };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return failed === "missing" ? <Missing /> : <Crashed />;
  }
}
