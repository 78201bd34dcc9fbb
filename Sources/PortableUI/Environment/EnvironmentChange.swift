/// A change of what views inherit.
///
/// A change is a value: its type and its fields state all that it does, so two of one type with equal fields do the
/// same. Closures are never equal.
protocol EnvironmentChange {
  func apply(to values: inout EnvironmentValues)
}

/// Sets one value.
struct ValueSetting<Value>: EnvironmentChange {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) { values[keyPath: path] = value }
}

/// Does what a closure does, which cannot be compared.
struct EnvironmentTransform: EnvironmentChange {
  let transform: (inout EnvironmentValues) -> Void

  func apply(to values: inout EnvironmentValues) { transform(&values) }
}
