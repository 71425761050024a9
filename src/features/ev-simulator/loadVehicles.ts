import { getCollection } from 'astro:content';

/** The vehicles to start from, in the order of the file. */
export const loadVehicles = async () => (await getCollection('vehicles')).map(({ data }) => data);
