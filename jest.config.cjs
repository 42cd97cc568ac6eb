const { workspaces } = require('./package.json');

module.exports = {
  projects: workspaces.filter((part) => part !== 'e2e').map((part) => `<rootDir>/${part}`),
};
