import { Component, createRef, type ReactNode } from 'react';

interface Props {
  held: boolean;
  children: ReactNode;
}

/**
 * Stays as tall as it was before it was held. An answer that goes while a number is typed anew would
 * otherwise shorten the page, and move the field out of view. A class, because no hook runs before
 * the document changes.
 */
export class HeldHeight extends Component<Props> {
  readonly #place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: Props): number {
    if (before.held || !this.props.held) return 0;
    return this.#place.current?.getBoundingClientRect().height ?? 0;
  }

  override componentDidUpdate(_before: Props, _state: unknown, height: number): void {
    const style = this.#place.current?.style;
    if (!style) return;
    if (height > 0) style.minHeight = `${height}px`;
    if (!this.props.held) style.minHeight = '';
  }

  override render() {
    return <div ref={this.#place}>{this.props.children}</div>;
  }
}
