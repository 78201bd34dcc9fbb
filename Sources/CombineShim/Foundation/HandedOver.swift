#if !canImport(Combine)
  /// A function on its way to another thread.
  ///
  /// Unchecked because a caller no longer uses an action that it has scheduled, or a subscriber that it has passed on. The
  /// interfaces of schedulers and publishers have no means to declare this.
  struct HandedOver<each Parameter>: @unchecked Sendable {
    private let function: (repeat each Parameter) -> Void

    init(_ function: @escaping (repeat each Parameter) -> Void) { self.function = function }

    func call(_ parameter: repeat each Parameter) { function(repeat each parameter) }
  }
#endif
