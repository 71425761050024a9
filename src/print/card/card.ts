import { logoPaths } from '../../components/icons/logoPaths.ts';
import { company } from '../../site/company.ts';
import { tokenColour } from '../../styles/tokenColour.ts';
import { printPicture } from '../printPdf.ts';

const onDark = (token: string) => tokenColour(token, 'dark');
const colours = {
  ground: onDark('ground'),
  raised: onDark('raised'),
  text: onDark('text'),
  accent: onDark('accent'),
};
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colours.text}" d="${logoPaths.housing}"/><path fill="${colours.accent}" d="${logoPaths.ground}"/></svg>`;

/**
 * A page's preview image for messengers and social networks, as PNG. The address is shown without
 * its scheme.
 */
export const renderCard = (title: string, address: string): Promise<Uint8Array> =>
  printPicture({
    template: 'card',
    data: { title, address: address.replace(/^https?:\/\//, ''), name: company.name, colours },
    files: { 'mark.svg': mark },
  });
