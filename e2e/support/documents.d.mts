export function withoutView(html: string): string;
export function withoutScripts(html: string): string;
