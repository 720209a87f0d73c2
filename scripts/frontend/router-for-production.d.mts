export declare function routerForProduction(from: string): { find: RegExp; replacement: string }[];
