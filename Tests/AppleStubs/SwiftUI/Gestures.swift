public import Foundation

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _Stub<Value>() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    _Stub<Value>()
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { _Stub<T>() }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { _Stub<Value>() }
  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture {
    fatalError()
  }
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture {
    fatalError()
  }
}

struct _Stub<Value>: Gesture {
  var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct TapGesture: Gesture {
  public typealias Value = ()

  public var count: Int

  public init(count: Int = 1) { fatalError() }

  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { fatalError() }

  public var body: Never { fatalError() }
}

@available(tvOS, unavailable)
@MainActor @preconcurrency public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date { fatalError() }
    public var location: CGPoint { fatalError() }
    public var startLocation: CGPoint { fatalError() }
    public var translation: CGSize { fatalError() }
    public var velocity: CGSize { fatalError() }
    public var predictedEndLocation: CGPoint { fatalError() }
    public var predictedEndTranslation: CGSize { fatalError() }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { fatalError() }

  public var body: Never { fatalError() }
}

public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

@MainActor @preconcurrency public struct SimultaneousGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public init(_ first: First, _ second: Second) { fatalError() }

  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct ExclusiveGesture<First, Second>: Gesture
where First: Gesture, Second: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public init(_ first: First, _ second: Second) { fatalError() }

  public var body: Never { fatalError() }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { fatalError() }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    EmptyView()
  }

  nonisolated public func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture { EmptyView() }

  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture { EmptyView() }
}
