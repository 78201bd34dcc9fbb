// expected: passing closure as a 'sending' parameter risks causing data races
// The closure of `task` is sent away, so it must not capture what the caller keeps.
import SwiftUIShim

final class Draft { var text = "" }

nonisolated func page(_ draft: Draft) -> some View { Text("Hello").task { draft.text = "Hello" } }
