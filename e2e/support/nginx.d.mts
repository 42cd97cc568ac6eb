export interface NginxOptions {
  program: string;
  port: number;
  plainPort: number;
  apiPort: number;
  names: string[];
}

export function startNginx(options: NginxOptions): Promise<{ stop(): Promise<void> }>;
