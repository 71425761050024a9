interface Props {
  href: string;
  children: string;
}

/** A model or a standard in running text. */
export function ModelLink({ href, children }: Props) {
  return (
    <a
      href={href}
      className="whitespace-nowrap underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current"
    >
      {children}
    </a>
  );
}
