import FileText from 'lucide-react/icons/file-text';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import type { ProductDocument } from './loadProductPage.ts';
import './product.css';

interface Props {
  documents: readonly ProductDocument[];
  words: Catalogue['documents'];
}

/** The data sheet and the manual, as PDF. */
export function ProductDocuments({ documents, words }: Props) {
  return (
    <section id="documents" className="page-width pt-10 lg:pt-14">
      <h2 className="text-heading">{words.heading}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {documents.map(({ kind, title, note, href }) => (
          <li key={href} className="document-card">
            <FileText aria-hidden="true" className="size-8 text-accent" strokeWidth={1.5} />
            <a href={href} type="application/pdf">
              {`${words[kind]}: ${title}`}
            </a>
            <p>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
