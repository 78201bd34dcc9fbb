// The records of a program's `#Preview` declarations, which the linker puts next to each other in one section.
#pragma once

/// Returns a retained `Preview`.
typedef const void *_Nonnull (*_Nonnull preview_record)(void);

#if defined(__ELF__)
// The linker defines these names for a section whose name is an identifier. Without previews, there is no section.
extern const preview_record __start_swiftui_previews[] __attribute__((weak, visibility("hidden")));
extern const preview_record __stop_swiftui_previews[] __attribute__((weak, visibility("hidden")));

static inline const preview_record *_Nullable preview_records_start(void) { return __start_swiftui_previews; }
static inline const preview_record *_Nullable preview_records_end(void) { return __stop_swiftui_previews; }
#else
static inline const preview_record *_Nullable preview_records_start(void) { return 0; }
static inline const preview_record *_Nullable preview_records_end(void) { return 0; }
#endif
