export declare const ANALYTICS_ORIGIN: string;
export declare const ANALYTICS_SOURCE: string;
export declare const originSettings: Readonly<Record<string, string>>;
