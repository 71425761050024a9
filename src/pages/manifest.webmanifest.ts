import type { APIRoute } from 'astro';
import { company } from '../site/company.ts';
import { tokenColour } from '../styles/tokenColour.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    short_name: company.name.split(' ')[0],
    description: company.tagline,
    start_url: '/',
    display: 'browser',
    background_color: tokenColour('ink', 'light'),
    theme_color: tokenColour('ink', 'light'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  });
