import LayoutGrid from 'lucide-react/icons/layout-grid';
import Table2 from 'lucide-react/icons/table-2';
import './list.css';

interface Props {
  view: 'cards' | 'table';
  cards: string;
  table: string;
}

/** The same products as cards or as a table: two addresses. */
export function ViewSwitch({ view, cards, table }: Props) {
  const views = [
    { key: 'cards', label: 'Cards', href: cards, Icon: LayoutGrid },
    { key: 'table', label: 'Table', href: table, Icon: Table2 },
  ];
  return (
    <nav aria-label="View" className="view-switch">
      {views.map(({ key, label, href, Icon }) => (
        <a key={key} href={href} aria-current={key === view ? 'page' : undefined}>
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </a>
      ))}
    </nav>
  );
}
