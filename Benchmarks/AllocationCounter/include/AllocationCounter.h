#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Returns whether allocations of other libraries are counted in this program. It tests an allocation.
bool allocation_counter_is_available(void);

/// Starts or stops counting in all threads. While it is stopped, the overhead of an allocation is one check.
void allocation_counter_set_counting(bool is_counting);

/// Returns the number of blocks that were allocated while counting. Each `realloc` counts as one block.
int64_t allocation_counter_blocks(void);

/// Returns the change of the allocated bytes since counting began, by the usable sizes of the blocks.
int64_t allocation_counter_bytes(void);

#endif
