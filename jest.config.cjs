module.exports = {
  projects: ['shared', 'api', 'shell', 'mf-search', 'mf-animal', 'mf-content', 'mf-reviews'].map(
    (part) => `<rootDir>/${part}`,
  ),
};
