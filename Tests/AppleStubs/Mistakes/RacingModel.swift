// expected: sending 'state' risks causing data races
// Such errors come after those of types, and only when modules are made.
import VSM

final class Draft { var text = "" }

actor Archive {
  func keep(_ draft: Draft) {}
}

func keep(in archive: Archive) async -> String {
  let state = Draft()
  await archive.keep(state)
  return state.text
}
