/// An addition to a control by a view around it, for any control.
protocol ControlPart {
  func add(to description: inout ElementDescription, in environment: EnvironmentValues)
}

/// The additions to a control by views around it: at most one part of each type.
struct ControlParts {
  private var parts: [(type: ObjectIdentifier, part: any ControlPart)] = []

  /// The part of a type.
  subscript<Part: ControlPart>(_ type: Part.Type) -> Part? {
    get { parts.first { $0.type == ObjectIdentifier(type) }?.part as? Part }
    set {
      parts.removeAll { $0.type == ObjectIdentifier(type) }
      if let newValue { parts.append((ObjectIdentifier(type), newValue)) }
    }
  }

  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    for entry in parts { entry.part.add(to: &description, in: environment) }
  }
}

/// Adds a part to the controls inside a view. With `nil`, removes the part of type `Part` from them.
struct ControlPartSetting<Part: ControlPart>: EnvironmentChange {
  let part: Part?

  func apply(to values: inout EnvironmentValues) { values.controlParts[Part.self] = part }
}

extension EnvironmentValues {
  /// The additions to the controls inside a view.
  var controlParts: ControlParts {
    get { self[ControlPartsKey.self] }
    set { self[ControlPartsKey.self] = newValue }
  }
}

private enum ControlPartsKey: EnvironmentKey { static var defaultValue: ControlParts { ControlParts() } }
