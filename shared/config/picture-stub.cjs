/** In tests the address of every picture that a part imports. */
module.exports = '/picture.svg';
