#include "CPreviewRecords.h"
