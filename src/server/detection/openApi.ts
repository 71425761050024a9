import {
  deepPixels,
  defaultThreshold,
  maxPictureBytes,
  maxPicturePixels,
  maxPictureRatio,
  maxPictureSide,
  pictureTypes,
  wholePixels,
} from '../../detection/acceptedFiles.ts';
import { brands } from '../../detection/logo.ts';
import { company } from '../../site/company.ts';
import { apiPaths } from '../../site/paths.ts';

const pixels = { type: 'integer', minimum: 0 };
const logo = {
  type: 'object',
  required: ['brand', 'confidence', 'position'],
  properties: {
    brand: { type: 'string', enum: [...brands] },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    position: {
      description: 'In pixels of the picture as shown, from its upper left corner.',
      type: 'object',
      required: ['x', 'y', 'width', 'height'],
      properties: { x: pixels, y: pixels, width: pixels, height: pixels },
    },
  },
};

const problems = {
  400: 'The request has no picture, or its threshold is no number from 0 to 1.',
  413: `The picture exceeds ${maxPictureBytes / 1e6} MB, ${maxPicturePixels / 1e6} megapixels (AVIF ${wholePixels / 1e6}, with more than 8 bits a colour ${deepPixels / 1e6}) or ${maxPictureSide} pixels along a side, or one side is more than ${maxPictureRatio} times as long as the other.`,
  415: `The file is none of ${pictureTypes.join(', ')}.`,
  422: 'The picture is damaged or animated.',
  429: 'Too many pictures from this client. Retry-After says when to send the next.',
  503: 'Too many pictures are waiting. Retry-After says when to try again.',
};

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The description of the API, as served and linked on its page. */
export const openApi = (siteUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${company.name} logo detection`,
    version: '1.0.0',
    description: 'Finds the marks of nine companies in a picture. The picture is not kept.',
  },
  servers: [{ url: siteUrl }],
  paths: {
    [apiPaths.logoDetection]: {
      post: {
        operationId: 'detectLogos',
        summary: 'Find logos in a picture',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['image'],
                properties: {
                  image: { type: 'string', contentMediaType: 'application/octet-stream' },
                  threshold: {
                    description: 'Hits with less confidence are left out.',
                    type: 'number',
                    minimum: 0,
                    maximum: 1,
                    default: defaultThreshold,
                  },
                },
              },
              encoding: { image: { contentType: pictureTypes.join(', ') } },
            },
          },
        },
        responses: {
          200: {
            description: 'The logos, the surest first. Empty if there are none.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['logos'],
                  properties: { logos: { type: 'array', items: logo } },
                },
              },
            },
          },
          ...Object.fromEntries(
            Object.entries(problems).map(([status, text]) => [status, problem(text)]),
          ),
        },
      },
    },
  },
  components: {
    schemas: {
      Problem: {
        description: 'RFC 9457 problem details.',
        type: 'object',
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
        },
      },
    },
  },
});
