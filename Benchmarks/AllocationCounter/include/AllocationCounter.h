#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the allocations of other libraries are counted in this program; tries it.
bool allocation_counter_is_available(void);

/// Starts or stops counting, in all threads. While it is off an allocation pays for one test of a Boolean.
void allocation_counter_set_counting(bool is_counting);

/// How many blocks have been asked for while counting, by any means; a `realloc` is one more.
int64_t allocation_counter_blocks(void);

/// How many bytes more are in use than when counting began, by the size that the allocator set aside.
int64_t allocation_counter_bytes(void);

#endif
