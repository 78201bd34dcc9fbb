public import Foundation

/// Builds a program, runs it, and replaces it after each change of its sources.
public struct Serving {
  /// The outcome of the newest sources.
  private enum Sources {
    case running
    /// An error of the compiler, or of the program's start, is shown.
    case failed
  }

  /// The way of changes to the folder of the executable.
  private enum Rebuild {
    case built
    /// Resources were copied, without a build.
    case copied
  }

  private let build: SwiftBuild
  private let products: URL
  private let report: @Sendable (String) -> Void
  private let watch: FileWatch
  private let folder: ServeFolder
  private var programs: ServedPrograms
  private var package: ServedPackage
  private var files: FileSnapshot
  private var objects: ObjectFiles
  private var sources = Sources.failed

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - product: The name of an executable, or `nil` for the only one.
  ///   - options: Further options of `swift build`.
  ///   - arguments: The arguments of the program.
  ///   - preview: A source file, whose previews the program shows too.
  ///   - report: Shows a line.
  /// - Throws: ``ServeProblem`` if the package cannot be read, or has no such executable or source file.
  public init(
    package url: URL, product: String?, options: [String], arguments: [String],
    preview: URL?, report: @escaping @Sendable (String) -> Void
  ) async throws {
    let url = url.realPath
    package = try await ServedPackage(at: url)
    files = package.snapshot
    build = SwiftBuild(package: url, product: try Self.chosen(product, of: package.executables), options: options)
    products = try await build.products()
    objects = ObjectFiles(in: products)
    watch = try FileWatch()
    folder = try ServeFolder()
    let program = ServedProgram.Configuration(
      executable: products.appending(path: build.product), arguments: arguments, folder: folder,
      previewedFile: try preview.map(package.fileID))
    programs = ServedPrograms(program, report: report)
    self.report = report
  }

  private static func chosen(_ product: String?, of executables: [String]) throws -> String {
    let list = executables.joined(separator: ", ")
    switch product {
    case let product? where executables.contains(product): return product
    case let product?: throw ServeProblem("The package has no executable \(product). It has: \(list).")
    case nil where executables.count == 1: return executables[0]
    case nil where executables.isEmpty:
      throw ServeProblem("The package has no executable. Add a target that runs the server, as `vsm new --page` does.")
    case nil: throw ServeProblem("Choose one executable of the package with --product: \(list).")
    }
  }

  /// Serves until the current task is canceled.
  public mutating func run() async throws {
    defer { folder.remove() }
    do {
      let isBuilt = try await build.runVisibly()
      objects.noteBuild()
      if isBuilt {
        sources = .running
        try await programs.start()
      }
      while true {
        let changes = try await changes()
        try await update(changes)
      }
    } catch {
      await programs.stop()
      if !(error is CancellationError) { throw error }
    }
  }

  /// Waits until files have changed since the last build, and until all of them are written.
  private mutating func changes() async throws -> [String] {
    while true {
      var latest = package.snapshot
      var earlier: FileSnapshot
      repeat {
        earlier = latest
        // Before the next snapshot, so that no change of a new folder is missed.
        try watch.follow(earlier.folders)
        try await Task.sleep(for: .milliseconds(20))
        latest = package.snapshot
      } while latest != earlier
      let changes = latest.changes(since: files)
      files = latest
      if !changes.isEmpty { return changes }
      try await watch.next()
    }
  }

  private mutating func update(_ changes: [String]) async throws {
    let names = changes.prefix(3).map { URL(fileURLWithPath: $0).lastPathComponent }
    report("\(names.joined(separator: ", "))\(changes.count > 3 ? " and \(changes.count - 3) more files" : "") changed")
    let start = ContinuousClock.now
    guard let rebuild = try await rebuild(changes) else { return }
    let rebuilt = ContinuousClock.now
    let (package, files) = (package, files)
    switch try await programs.replace(unless: { package.snapshot != files }) {
    case .replaced:
      sources = .running
      let replacing = ContinuousClock.now - rebuilt
      report("\(rebuild) in \(Self.seconds(rebuilt - start)), replaced in \(Self.seconds(replacing))")
    case .failed(let reason):
      try show([BuildError(place: nil, message: reason)])
    }
  }

  /// Builds what has changed. Shows the errors and returns `nil` if that is not possible.
  private mutating func rebuild(_ changes: [String]) async throws -> Rebuild? {
    if case .running = sources, let copies = ResourceCopies(of: changes, in: package, products: products) {
      try copies.perform()
      return .copied
    }
    try folder.write(.building)
    if changes.contains(where: { $0.hasSuffix("/Package.swift") }),
      let changed = try? await ServedPackage(at: build.package)
    {
      // An invalid manifest is an error of the build below.
      package = changed
    }
    objects.removeOverlooked(of: changes, in: package, at: files)
    let outcome = try await build.run()
    objects.noteBuild()
    switch outcome {
    case .built: return .built
    case .failed(let output):
      try show(BuildError.errors(in: output, root: build.package.path))
      return nil
    }
  }

  private mutating func show(_ errors: [BuildError]) throws {
    sources = .failed
    try folder.write(.failed(errors))
    for error in errors { report([error.place, error.message].compactMap(\.self).joined(separator: ": ")) }
  }

  private static func seconds(_ duration: Duration) -> String {
    duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
  }
}

extension ServedPackage {
  var snapshot: FileSnapshot { FileSnapshot(of: manifests + targets.map(\.folder)) }
}
