/** All components. A link without a target has no sample yet; a test reports it. */
const files = Object.keys(
  import.meta.glob(
    '../../components/{ui,form,sections,shell,charts,waveforms,icons}/!(*.test).tsx',
  ),
);
const parts = Map.groupBy(
  files.map((path) => path.replace(/^.*components\/|\.tsx$/g, '')),
  (part) => part.split('/')[0] ?? '',
);

export function PartsIndex() {
  return (
    <nav aria-label="Parts" className="parts-index">
      {[...parts].map(([folder, names]) => (
        <section key={folder}>
          <h3>{folder}</h3>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{name.split('/')[1]}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
