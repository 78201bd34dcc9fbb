extension View {
  /// Animates changes of looks inside this view: positions, explicit sizes, opacity and colors.
  ///
  /// - Parameter value: The value that the looks depend on. The page animates every change of them.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    Box(
      content: self, names: animation == nil ? [.unanimated] : [.animated],
      style: animation.map { "--animation:\($0.css)" })
  }
}
