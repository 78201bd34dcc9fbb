/// What the feature needs from outside.
package struct ProfileService: Sendable {
  var load: @Sendable () async throws -> Void
  var save: @Sendable (_ name: String) async throws -> Void
}

extension ProfileService {
  /// A service that succeeds at once, without doing anything.
  package static let immediate = ProfileService(load: {}, save: { _ in })
}
