#if !canImport(Combine)
  /// A function on its way to another thread.
  ///
  /// Unchecked because whoever schedules an action or subscribes gives it away, which the interfaces of schedulers and
  /// subscribers cannot state.
  struct HandedOver<each Parameter>: @unchecked Sendable {
    private let function: (repeat each Parameter) -> Void

    init(_ function: @escaping (repeat each Parameter) -> Void) {
      self.function = function
    }

    func call(_ parameter: repeat each Parameter) { function(repeat each parameter) }
  }
#endif
