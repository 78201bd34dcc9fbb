#include "AllocationCounter.h"

#if defined(__linux__)
#include <features.h>
#endif

// A `malloc` in the program overrides that of the C library for all loaded libraries, including the Swift runtime.
// glibc exports its own functions under second names.
#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool counting;
static atomic_int_fast64_t blocks;
static atomic_int_fast64_t bytes;

static bool is_counting(void) {
  return atomic_load_explicit(&counting, memory_order_relaxed);
}

static void *add(void *block) {
  if (block && is_counting()) {
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void subtract(void *block) {
  if (block && is_counting()) {
    atomic_fetch_sub_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  return add(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
  return add(__libc_calloc(count, size));
}

void *realloc(void *block, size_t size) {
  const int64_t before = block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  const bool is_gone = moved || size == 0;
  if (is_gone && is_counting()) atomic_fetch_sub_explicit(&bytes, before, memory_order_relaxed);
  return add(moved);
}

void *memalign(size_t alignment, size_t size) {
  return add(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void *block = memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  subtract(block);
  __libc_free(block);
}

void allocation_counter_set_counting(bool is_counting) {
  if (is_counting) {
    atomic_store(&blocks, 0);
    atomic_store(&bytes, 0);
  }
  atomic_store(&counting, is_counting);
}

int64_t allocation_counter_blocks(void) { return atomic_load(&blocks); }

int64_t allocation_counter_bytes(void) { return atomic_load(&bytes); }

// Tests an allocation, since a program in which the override fails would count 0 everywhere and pass.
bool allocation_counter_is_available(void) {
  allocation_counter_set_counting(true);
  char *copy = strdup("an allocation of another library");
  allocation_counter_set_counting(false);
  free(copy);
  return allocation_counter_blocks() > 0;
}

#else

bool allocation_counter_is_available(void) { return false; }
void allocation_counter_set_counting(bool is_counting) { (void)is_counting; }
int64_t allocation_counter_blocks(void) { return 0; }
int64_t allocation_counter_bytes(void) { return 0; }

#endif
