extension View {
  /// Lets the looks of what is inside this view change gradually: places, sizes that are stated, opacity and colours.
  ///
  /// - Parameter value: What the looks depend on. The page moves whenever they change.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    Box(
      content: self, names: animation == nil ? [.unanimated] : [.animated],
      style: animation.map { "--animation:\($0.css)" })
  }
}
