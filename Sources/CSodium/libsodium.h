// libsodium, whose folder pkg-config knows.
#include <sodium.h>
