// PostgreSQL's client library, whose folder pkg-config knows.
#include <libpq-fe.h>
