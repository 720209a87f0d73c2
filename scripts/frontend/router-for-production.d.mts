import type { Plugin } from 'vite';

export declare function routerForProduction(from: string): { find: RegExp; replacement: string }[];

export declare function routerWithoutUnused(): Plugin;
