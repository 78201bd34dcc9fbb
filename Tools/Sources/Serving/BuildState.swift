/// The state of a build, which pages show. PortableUIWeb reads it.
enum BuildState: Codable, Equatable, Sendable {
  case current
  case building
  case failed([BuildError])
}

/// An error of a build: its place, the words of the compiler, and the lines of the source with its remarks.
struct BuildError: Codable, Equatable, Hashable, Sendable {
  var place: String?
  var message: String
  var excerpt = ""
}
