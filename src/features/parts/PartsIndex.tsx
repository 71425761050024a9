/** Every component there is: a name that leads nowhere has no sample yet, and a test says so. */
const files = import.meta.glob(['../../components/*/*.tsx', '!**/*.test.tsx']);
const parts = Object.keys(files).map((path) => path.replace(/^.*components\/|\.tsx$/g, ''));
const folders = ['ui', 'form', 'sections', 'shell', 'charts', 'waveforms', 'marks'];

export function PartsIndex() {
  return (
    <nav aria-label="Parts" className="parts-index">
      {folders.map((folder) => (
        <section key={folder}>
          <h2>{folder}</h2>
          <ul>
            {parts
              .filter((part) => part.startsWith(`${folder}/`))
              .map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{part.split('/')[1]}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
