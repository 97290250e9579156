import { Component, type ReactNode, Suspense } from 'react';
import { attachedTools } from './attached-tools.ts';

/** A tool that breaks, or whose file does not arrive, must not take the product with it. */
class ToolsBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** Where the replica's own tools stand on the page; a plain build has none. */
export function ReplicaToolsPlace() {
  const { Beside } = attachedTools();
  if (Beside === null) return null;
  return (
    <ToolsBoundary>
      <Suspense>
        <Beside />
      </Suspense>
    </ToolsBoundary>
  );
}
