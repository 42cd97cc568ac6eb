import PrimeReact from 'primereact/api';

/**
 * Lets PrimeReact make its <style> elements where the policy of the page takes them by a nonce: the document of an api from before decision 091.
 * Later ones take them by their text (`LIBRARY_STYLES`). Called by every file that renders one of its components, before the first one.
 */
export function allowPrimeStyles(): void {
  PrimeReact.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
