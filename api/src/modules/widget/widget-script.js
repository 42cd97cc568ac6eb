/* The animals of a shelter on its own site (C67): <script async src="…/widget.js" data-asiel="…"></script>. Sets no cookie and keeps nothing. */
(() => {
  const script = document.currentScript;
  const portal = new URL(script.src).origin;
  const { asiel, soort, kleur, thema, titel } = script.dataset;
  if (!asiel) throw new Error('widget.js: data-asiel is missing');

  const address = new URL(`/asieldieren/${[asiel, soort].filter(Boolean).map(encodeURIComponent).join('/')}`, portal);
  if (kleur) address.searchParams.set('kleur', kleur.replace('#', ''));
  address.searchParams.set('thema', thema === 'donker' ? 'donker' : 'licht');

  const frame = document.createElement('iframe');
  frame.title = titel || 'Onze dieren';
  // The browser asks for it when it comes near the screen.
  frame.loading = 'lazy';
  frame.referrerPolicy = 'origin';
  Object.assign(frame.style, { display: 'block', width: '100%', height: '40rem', border: '0' });
  frame.src = address.href;

  // The page in the frame says how high it is, and when it shows another page.
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== portal || data?.type !== 'portal-frame') return;
    if (Number.isFinite(data.height)) frame.style.height = `${Math.ceil(data.height)}px`;
    if (data.isNewPage && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
  script.after(frame);
})();
