/// An object whose release can be detected.
final class Token {
  private let onDeinit: () -> Void

  init(onDeinit: @escaping () -> Void = {}) {
    self.onDeinit = onDeinit
  }

  deinit { onDeinit() }
}
