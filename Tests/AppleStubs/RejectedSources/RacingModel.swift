// expected: sending 'state' risks causing data races
// The compiler reports such errors after type checking, and only when it makes modules.
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
