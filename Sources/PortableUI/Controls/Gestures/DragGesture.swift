public import Foundation

/// A movement of a pointer that is held down, or of a finger.
///
/// The browser reports the movement at most ten times a second. A view whose `offset` follows the translation is moved
/// by the browser in between. Only pointers can drag, so provide the same by a control or an accessibility action.
public struct DragGesture: PrimitiveGesture {
  /// The length of the shortest drag, in points. A shorter movement is none.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The speed of the pointer, in points per second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location where the pointer would come to rest if it lost its speed within half a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  public func _recognizers(_ output: _GestureOutput<Value>) -> [_GestureRecognizer] {
    let distance = minimumDistance.isFinite ? Int(min(max(minimumDistance, 0), 1000)) : 10
    return [
      _GestureRecognizer(
        kind: .drag(distance: distance) { drag in
          let value = Value(drag, in: coordinateSpace)
          switch drag.phase {
          case .moved: output.changed(value)
          case .ended: output.ended(value)
          case .canceled: output.canceled()
          }
        })
    ]
  }
}

extension DragGesture.Value {
  fileprivate init(_ drag: Event.Drag, in space: CoordinateSpace) {
    let origin = space == .local ? Event.Drag.Point(x: 0, y: 0) : drag.origin
    time = Date()
    location = CGPoint(x: origin.x + drag.position.x, y: origin.y + drag.position.y)
    startLocation = CGPoint(x: origin.x + drag.start.x, y: origin.y + drag.start.y)
    velocity = CGSize(width: drag.velocity.x, height: drag.velocity.y)
  }
}

/// A system of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinates of the view, with their origin in its top left corner.
  case local
  /// The coordinates of the window.
  case global
  /// The coordinates of an outer view. Here they are the window's.
  case named(AnyHashable)
}
