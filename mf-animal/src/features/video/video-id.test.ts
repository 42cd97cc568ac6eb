import { videoId, videoPage } from './video-id';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3s', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/playlist?list=PL123', null],
  ['https://www.youtube.com/watch?v=../../evil', null],
  ['https://youtu.be/kort', null],
])('AN-016 %s names the video %s', (address, id) => {
  const page = videoPage(address);
  expect(page).not.toBeNull();
  expect(page && videoId(page)).toBe(id);
});

test.each([
  [null],
  [''],
  ['geen adres'],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
  ['https://evil.example/?v=aqz-KE-bpKQ'],
  ['javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ'],
])('C38 %s is no address of the service', (address) => {
  expect(videoPage(address)).toBeNull();
});
