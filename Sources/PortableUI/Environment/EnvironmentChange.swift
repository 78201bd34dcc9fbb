/// A change of environment values.
///
/// A change is a value: two changes of one type with equal fields have the same effect. Closures are never equal.
protocol EnvironmentChange {
  func apply(to values: inout EnvironmentValues)
}

/// Sets one value.
struct ValueSetting<Value>: EnvironmentChange {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func apply(to values: inout EnvironmentValues) { values[keyPath: path] = value }
}

/// A change by a closure, which cannot be compared.
struct EnvironmentTransform: EnvironmentChange {
  let transform: (inout EnvironmentValues) -> Void

  func apply(to values: inout EnvironmentValues) { transform(&values) }
}
