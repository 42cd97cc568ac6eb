/** One information article; `aktief` 1 published, 0 not published, -1 archived. */
export interface ArticleText {
  titel: string;
  categorie?: 'informatie' | 'jaarverslag';
  aktief?: 1 | 0 | -1;
  tekst: string;
}
