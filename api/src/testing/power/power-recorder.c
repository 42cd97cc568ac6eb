/*
 * The simulated disk under a PostgreSQL server: LD_PRELOAD=power-recorder.so, for programs of Linux. Every change below POWER_ROOT is done and
 * appended to POWER_JOURNAL (journal.ts says how), nothing is really flushed, and after the cut every process that asks for something ends.
 * POWER_LEFT is a file of one 32-bit number: operations until the cut, of all processes together. POWER_FORGET=wal leaves out the flushes of
 * the write-ahead log, which the test has to find.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, CREATE_FOLDER, WRITE, RESIZE, RENAME, REMOVE, LINK, FLUSH };
#define MOST_FILES 65536
#define REAL(name) static __typeof__(name) *real; if (!real) real = dlsym(RTLD_NEXT, #name)

struct head { uint32_t kind, first, second, none; uint64_t inode, offset; };

static char root[PATH_MAX];
static size_t root_length;
static int journal = -1;
static volatile int32_t *left;
/* 0: not on the disk; 1: a file; 2: one whose flushes are forgotten. Copied by fork, as descriptors are. */
static unsigned char tracked[MOST_FILES];

__attribute__((constructor)) static void start(void) {
  const char *place = getenv("POWER_ROOT"), *path = getenv("POWER_JOURNAL"), *counter = getenv("POWER_LEFT");
  if (!place || !path || !counter || !realpath(place, root)) return;
  root_length = strlen(root);
  int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  journal = fcntl(real_open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666), F_DUPFD_CLOEXEC, 900);
  int file = real_open(counter, O_RDWR | O_CLOEXEC);
  void *memory = mmap(NULL, 4, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED) left = memory;
  close(file);
}

static void end(void) { kill(getpid(), SIGKILL); for (;;) pause(); }

/* The whole path when it lies on the disk, else NULL; the last part need not exist. */
static const char *on_disk(const char *path, char *whole) {
  if (!left || !path) return NULL;
  if (path[0] == '/') {
    if (strlen(path) >= PATH_MAX) return NULL;
    strcpy(whole, path);
  } else {
    if (!getcwd(whole, PATH_MAX) || strlen(whole) + strlen(path) + 2 > PATH_MAX) return NULL;
    if (strncmp(path, "./", 2) == 0) path += 2;
    strcat(strcat(whole, "/"), path);
  }
  if (strncmp(whole, root, root_length) != 0 || whole[root_length] != '/') return NULL;
  return whole;
}

static void append(uint32_t kind, uint64_t inode, uint64_t offset, const void *one, size_t length, const char *two) {
  struct head head = { kind, length, two ? strlen(two) : 0, 0, inode, offset };
  struct iovec parts[3] = { { &head, sizeof head }, { (void *)one, length }, { (void *)two, head.second } };
  ssize_t (*real)(int, const struct iovec *, int) = dlsym(RTLD_NEXT, "writev");
  if (real(journal, parts, 3) < 0) abort();
}

/* No lock: a flush promises only what had returned before it was called, and that is in the journal by then. */
static void enter(void) { if (*left <= 0) end(); }

static void changed(uint32_t kind, uint64_t inode, uint64_t offset, const void *one, size_t length, const char *two) {
  int before = __atomic_fetch_sub(left, 1, __ATOMIC_SEQ_CST);
  if (before > 0) append(kind, inode, offset, one, length, two);
  if (before <= 1) end();
}

static uint64_t inode_of(int file) { struct stat facts; return fstat(file, &facts) == 0 ? facts.st_ino : 0; }
static uint64_t inode_at(const char *path) { struct stat facts; return lstat(path, &facts) == 0 ? facts.st_ino : 0; }
static int is_tracked(int file) { return left && file >= 0 && file < MOST_FILES ? tracked[file] : 0; }

static int opened(int file, const char *whole, int flags, int existed) {
  if (file < 0 || file >= MOST_FILES) return file;
  int saved = errno;
  const char *forget = getenv("POWER_FORGET");
  tracked[file] = !whole ? 0 : forget && !strcmp(forget, "wal") && strstr(whole, "/pg_wal/") ? 2 : 1;
  if (whole && !existed) changed(CREATE, inode_of(file), 0, whole, strlen(whole), NULL);
  else if (whole && (flags & O_TRUNC)) changed(RESIZE, inode_of(file), 0, NULL, 0, NULL);
  errno = saved;
  return file;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list rest; va_start(rest, flags); mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; va_end(rest); \
    char buffer[PATH_MAX]; const char *whole = on_disk(path, buffer); \
    if (whole) enter(); \
    int existed = whole && inode_at(path) != 0; \
    return opened(real(path, flags, mode), whole, flags, existed); \
  }
OPEN(open)
OPEN(open64)

static ssize_t written(int file, const void *bytes, ssize_t done, off_t offset) {
  if (done > 0) changed(WRITE, inode_of(file), offset, bytes, done, NULL);
  return done;
}

static off_t place_of(int file) {
  return fcntl(file, F_GETFL) & O_APPEND ? lseek(file, 0, SEEK_END) : lseek(file, 0, SEEK_CUR);
}

ssize_t write(int file, const void *bytes, size_t size) {
  REAL(write);
  if (!is_tracked(file)) return real(file, bytes, size);
  enter();
  off_t offset = place_of(file);
  return written(file, bytes, real(file, bytes, size), offset);
}

#define PWRITE(name, kind) \
  ssize_t name(int file, const void *bytes, size_t size, kind offset) { \
    REAL(name); \
    if (!is_tracked(file)) return real(file, bytes, size, offset); \
    enter(); \
    return written(file, bytes, real(file, bytes, size, offset), offset); \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

/* As several writes: what a program makes of a part of them is its own affair. */
static ssize_t in_parts(int file, const struct iovec *parts, int count, off_t offset) {
  ssize_t sum = 0;
  for (int i = 0; i < count; i += 1) {
    ssize_t done = pwrite(file, parts[i].iov_base, parts[i].iov_len, offset + sum);
    if (done < 0) return sum ? sum : done;
    sum += done;
    if ((size_t)done < parts[i].iov_len) break;
  }
  return sum;
}

#define PWRITEV(name, kind) \
  ssize_t name(int file, const struct iovec *parts, int count, kind offset) { \
    REAL(name); \
    return is_tracked(file) ? in_parts(file, parts, count, offset) : real(file, parts, count, offset); \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)

static int flushed(int file) {
  enter();
  if (is_tracked(file) == 2) return 0;
  if (__atomic_fetch_sub(left, 1, __ATOMIC_SEQ_CST) <= 1) end();
  append(FLUSH, inode_of(file), 0, NULL, 0, NULL);
  return 0;
}
int fsync(int file) { REAL(fsync); return is_tracked(file) ? flushed(file) : real(file); }
int fdatasync(int file) { REAL(fdatasync); return is_tracked(file) ? flushed(file) : real(file); }
int sync_file_range(int file, off64_t from, off64_t size, unsigned int flags) {
  REAL(sync_file_range);
  return is_tracked(file) ? 0 : real(file, from, size, flags); /* a hint, no promise */
}

static int resized(int file, int result) {
  struct stat facts;
  if (result == 0 && fstat(file, &facts) == 0) changed(RESIZE, facts.st_ino, facts.st_size, NULL, 0, NULL);
  return result;
}
#define RESIZED(name, parameters, ...) \
  int name parameters { REAL(name); if (!is_tracked(file)) return real(__VA_ARGS__); enter(); return resized(file, real(__VA_ARGS__)); }
RESIZED(ftruncate, (int file, off_t size), file, size)
RESIZED(ftruncate64, (int file, off64_t size), file, size)

#define ALLOCATE(name, kind) \
  int name(int file, kind offset, kind size) { \
    REAL(name); \
    if (!is_tracked(file)) return real(file, offset, size); \
    enter(); \
    return resized(file, real(file, offset, size)); \
  }
ALLOCATE(posix_fallocate, off_t)
ALLOCATE(posix_fallocate64, off64_t)

int truncate(const char *path, off_t size) {
  REAL(truncate);
  char buffer[PATH_MAX]; const char *whole = on_disk(path, buffer);
  if (whole) enter();
  int result = real(path, size);
  if (whole && result == 0) changed(RESIZE, inode_at(path), size, NULL, 0, NULL);
  return result;
}

#define TWO(name, kind) \
  int name(const char *from, const char *to) { \
    REAL(name); \
    char one[PATH_MAX], two[PATH_MAX]; \
    const char *source = on_disk(from, one), *target = on_disk(to, two); \
    if (source && target) enter(); \
    int result = real(from, to); \
    if (source && target && result == 0) changed(kind, 0, 0, source, strlen(source), target); \
    return result; \
  }
TWO(rename, RENAME)
TWO(link, LINK)

#define ONE(name, kind) \
  int name(const char *path) { \
    REAL(name); \
    char buffer[PATH_MAX]; const char *whole = on_disk(path, buffer); \
    if (whole) enter(); \
    int result = real(path); \
    if (whole && result == 0) changed(kind, 0, 0, whole, strlen(whole), NULL); \
    return result; \
  }
ONE(unlink, REMOVE)
ONE(rmdir, REMOVE)

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  char buffer[PATH_MAX]; const char *whole = on_disk(path, buffer);
  if (whole) enter();
  int result = real(path, mode);
  if (whole && result == 0) changed(CREATE_FOLDER, inode_at(path), 0, whole, strlen(whole), NULL);
  return result;
}
