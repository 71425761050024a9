import { ContactBar } from '../../components/shell/ContactBar.tsx';
import { Footer } from '../../components/shell/Footer.tsx';
import { MenuDropdown } from '../../components/shell/MenuDropdown.tsx';
import { MenuLink } from '../../components/shell/MenuLink.tsx';
import { NavigationBar } from '../../components/shell/NavigationBar.tsx';
import { SocialLinks } from '../../components/shell/SocialLinks.tsx';
import { ThemeSwitch } from '../../components/shell/ThemeSwitch.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { paths } from '../../site/paths.ts';
import { Sample } from './Sample.tsx';

const item = { title: 'Products', href: paths.products, description: '' };

/** The shell around every page. Theme switches are in forms, so they are separate radio groups. */
export function ShellParts() {
  return (
    <>
      <Sample of="shell/ContactBar" note="dark in both themes" wide>
        <form>
          <ContactBar />
        </form>
      </Sample>
      <Sample of="shell/NavigationBar" note="on the page of careers" wide>
        <NavigationBar path={paths.careers} />
      </Sample>
      <Sample of="shell/MenuLink" note="another page, and this one">
        <MenuLink item={item} current={false} />
        <MenuLink item={item} current />
      </Sample>
      <Sample of="shell/MenuDropdown" note="press it">
        {(theme) => (
          <MenuDropdown menu={{ ...item, title: theme, items: [item] }} path={paths.home} />
        )}
      </Sample>
      <Sample of="shell/MenuSheet" note="a page has one, dark in both themes">
        <Button variant="secondary" popoverTarget="menu-sheet">
          Open this page's
        </Button>
      </Sample>
      <Sample of="shell/ThemeSwitch">
        <form>
          <ThemeSwitch />
        </form>
      </Sample>
      <Sample of="shell/SocialLinks">
        <SocialLinks />
      </Sample>
      <Sample of="shell/Footer" note="dark in both themes" wide>
        <Footer />
      </Sample>
    </>
  );
}
