module.exports = {
  projects: ['shared', 'api', 'shell', 'mf-search', 'mf-animal', 'mf-content', 'mf-reviews', 'mf-beheer'].map(
    (part) => `<rootDir>/${part}`,
  ),
};
