import PrimeReact from 'primereact/api';

/**
 * Lets PrimeReact make its <style> elements: the policy of the page takes only those with the nonce of the document
 * (docs/trust.md#content-security-policy). Called by every file that renders one of its components, before the first one.
 */
export function allowPrimeStyles(): void {
  PrimeReact.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
