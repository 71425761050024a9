import { Badge } from '../../components/ui/Badge.tsx';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { SearchForm } from '../../components/ui/SearchForm.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { TableHead } from '../../components/ui/TableHead.tsx';
import type { PictureSource } from '../../pictures/picture.ts';
import { Sample } from './Sample.tsx';
import { links, trail } from './sampleWords.ts';

/** Components that need no script. */
export function UiParts({ picture }: { picture: PictureSource | undefined }) {
  return (
    <>
      <Sample of="ui/Button">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button disabled>Primary, disabled</Button>
        <Button variant="secondary" disabled>
          Secondary, disabled
        </Button>
      </Sample>
      <Sample of="ui/ButtonLink">
        <ButtonLink href="#ui/ButtonLink">Primary</ButtonLink>
        <ButtonLink href="#ui/ButtonLink" variant="secondary">
          Secondary
        </ButtonLink>
      </Sample>
      <Sample of="ui/Badge">
        <Badge>Full-time</Badge>
        <Badge variant="caution">Closes soon</Badge>
      </Sample>
      <Sample of="ui/Breadcrumbs">
        <Breadcrumbs trail={trail} current="Surge generator" />
      </Sample>
      <Sample of="ui/Picture" note="with a picture, and while there is none">
        <Picture
          source={picture}
          alt="A charger at night"
          sizes="20rem"
          className="sample-picture"
        />
        <Picture source={undefined} alt="" sizes="20rem" className="sample-picture" />
      </Sample>
      <Sample of="ui/SearchForm" note="empty and with a question" within="sample-column">
        <SearchForm />
        <SearchForm query="surge" />
      </Sample>
      <Sample of="ui/TableHead">
        <table>
          <TableHead columns={['Speed', 'Range']} cell="pr-6" />
        </table>
      </Sample>
      <Sample of="ui/Section" wide>
        <Section heading="One idea of a page" lead="Perhaps a lead, in a line or two.">
          <p>And what belongs to it. {links[0]?.label}.</p>
        </Section>
      </Sample>
    </>
  );
}
