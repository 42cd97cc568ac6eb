/** Paths at the origin's root that are neither page nor api. */
import { segment } from './path-segment';

export const register = () => '/register.json';
export const version = () => '/version.json';
export const assets = (remote: string, folder: string) => `/mf/${segment(remote)}/${segment(folder)}/`;
export const sitemap = () => '/sitemap.xml';
export const robots = () => '/robots.txt';
export const manifest = () => '/manifest.webmanifest';
export const worker = () => '/service-worker.js';
export const newsFeed = () => '/nieuws.atom';
export const searchFeed = () => '/zoek.atom';
export const widget = () => '/widget.js';
export const socialStart = (provider: string) => `/auth/idp/${segment(provider)}/start`;
export const socialCallback = (provider: string) => `/auth/idp/${segment(provider)}/callback`;
export const socialDemo = (provider: string) => `/auth/idp/${segment(provider)}/demo`;
export const socialLink = (provider: string) => `/auth/idp/${segment(provider)}/link`;
