public import Foundation

/// A view state of which a value outlives the process that shows it.
///
/// ```swift
/// extension NoteViewState: RestorableState {
///   var restoration: Restoration<String> {
///     switch self {
///     case .loading, .failed: .startsAnew
///     case .editing(let note): .value(note.text)
///     case .saving(let note): .interrupted(note.text)
///     }
///   }
/// }
/// ```
///
/// A view stores such a state with ``RestorableViewState``, which makes the state again from the value. The value
/// should be small, and must contain no secret that the person does not know.
public protocol RestorableState {
  /// The type of the values that are kept.
  associatedtype RestorationValue: Codable

  /// The version of the type of values. A state that was kept with another version is passed to
  /// ``restorationValue(from:version:)``.
  static var restorationVersion: Int { get }

  /// The value that is kept of the state. A `switch` over all cases lets the compiler ask for each of them.
  var restoration: Restoration<RestorationValue> { get }

  /// Returns a value that was kept with another version, or `nil` if the view has to start anew.
  ///
  /// - Parameters:
  ///   - json: The value as JSON.
  ///   - version: The version with which the value was kept.
  /// - Throws: An error if the JSON cannot be decoded. The view then starts anew.
  static func restorationValue(from json: Data, version: Int) throws -> RestorationValue?
}

extension RestorableState {
  /// The first version.
  public static var restorationVersion: Int { 1 }

  /// Returns `nil`: no value of another version is used.
  public static func restorationValue(from json: Data, version: Int) throws -> RestorationValue? { nil }
}

/// The part of a state that outlives its process.
public enum Restoration<Value> {
  /// Nothing is kept. The view starts with its first state.
  case startsAnew
  /// The state is made again from a value.
  case value(Value)
  /// An action is under way, and nobody knows after a restart whether it was done. The value makes the state to which
  /// the action returns, and a page asks the person to check it.
  case interrupted(Value)
}

extension Restoration: Equatable where Value: Equatable {}
extension Restoration: Sendable where Value: Sendable {}
