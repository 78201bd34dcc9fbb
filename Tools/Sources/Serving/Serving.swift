public import Foundation

/// Builds a program, runs it, and replaces it after each change of its sources.
public struct Serving {
  private let folder: ServeFolder
  private let build: SwiftBuild
  private let products: URL
  private let arguments: [String]
  private let report: @Sendable (String) -> Void
  private let watch = FileWatch()
  private var package: ServedPackage
  private var program: ServedProgram?
  /// The programs that have been replaced, until their pages' work is done.
  private var retired: [ServedProgram] = []

  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - product: The name of an executable, or `nil` for the only one.
  ///   - options: Further options of `swift build`.
  ///   - arguments: The arguments of the program.
  ///   - report: Shows a line.
  /// - Throws: ``ServeProblem`` if the package cannot be read or has no such executable.
  public init(
    package url: URL, product: String?, options: [String], arguments: [String],
    report: @escaping @Sendable (String) -> Void
  ) async throws {
    let url = url.standardizedFileURL
    package = try await ServedPackage(at: url)
    build = SwiftBuild(package: url, product: try Self.chosen(product, of: package.executables), options: options)
    products = try await build.products()
    folder = try ServeFolder(in: url)
    (self.arguments, self.report) = (arguments, report)
  }

  private static func chosen(_ product: String?, of executables: [String]) throws -> String {
    let list = executables.joined(separator: ", ")
    switch product {
    case let product? where executables.contains(product): return product
    case let product?: throw ServeProblem("The package has no executable \(product). It has: \(list).")
    case nil where executables.count == 1: return executables[0]
    case nil where executables.isEmpty: throw ServeProblem("The package has no executable.")
    case nil: throw ServeProblem("Choose one executable of the package with --product: \(list).")
    }
  }

  /// Serves until the current task is canceled.
  public mutating func run() async throws {
    defer { folder.remove() }
    do {
      var files = snapshot
      if try await build.runVisibly() { try await start() }
      while true {
        let changes = try await changes(since: &files)
        try await update(changes)
      }
    } catch {
      for program in retired + [program].compactMap(\.self) { await program.stop() }
      if !(error is CancellationError) { throw error }
    }
  }

  private var snapshot: FileSnapshot { FileSnapshot(of: package.manifests + package.targets.map(\.folder)) }

  /// Waits until files have changed, and until all of them are written.
  private mutating func changes(since files: inout FileSnapshot) async throws -> [String] {
    while true {
      watch.follow(Array(files.folders))
      try await watch.next()
      var latest = snapshot
      guard latest != files else { continue }
      var earlier: FileSnapshot
      repeat {
        earlier = latest
        try await Task.sleep(for: .milliseconds(20))
        latest = snapshot
      } while latest != earlier
      defer { files = latest }
      return latest.changes(since: files)
    }
  }

  private mutating func update(_ changes: [String]) async throws {
    let names = changes.prefix(3).map { URL(fileURLWithPath: $0).lastPathComponent }
    report("\(names.joined(separator: ", "))\(changes.count > 3 ? " and \(changes.count - 3) more files" : "") changed")
    let start = ContinuousClock.now
    if program != nil, let copies = ResourceCopies(of: changes, in: package, products: products) {
      try copies.perform()
    } else {
      try folder.write(.building)
      if changes.contains(where: { $0.hasSuffix("/Package.swift") }) {
        // An invalid manifest is an error of the build below.
        package = (try? await ServedPackage(at: build.package)) ?? package
      }
      if case .failed(let output) = try await build.run() {
        let errors = BuildError.errors(in: output, root: build.package.path)
        try folder.write(.failed(errors))
        for error in errors { report([error.place, error.message].compactMap(\.self).joined(separator: ": ")) }
        return
      }
    }
    let built = ContinuousClock.now
    guard try await replaceProgram() else { return }
    report("built in \(Self.seconds(built - start)), replaced in \(Self.seconds(ContinuousClock.now - built))")
  }

  private static func seconds(_ duration: Duration) -> String {
    duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
  }

  // MARK: The programs

  private mutating func start() async throws {
    try folder.write(.current)
    program = try await launch(isSuccessor: false)
  }

  private func launch(isSuccessor: Bool) async throws -> ServedProgram {
    let program = try await ServedProgram.start(
      products.appending(path: build.product), arguments: arguments, folder: folder, isSuccessor: isSuccessor)
    Task { [report, name = build.product] in
      guard let how = await program.unexpectedEnd() else { return }
      report("\(name) \(how). It is started again after the next change.")
    }
    return program
  }

  /// Replaces the program that runs, and returns whether that was possible.
  private mutating func replaceProgram() async throws -> Bool {
    guard let old = program, case .running = await old.state, folder.isListening(old.process) else {
      // It does not take part, so that its address is free only after its end.
      await program?.stop()
      try await start()
      return true
    }
    let new = try await launch(isSuccessor: true)
    guard try await wait(for: new, until: folder.isPrepared) else { return false }
    try folder.write(.current)
    program = new
    retired.append(old)
    // Not awaited: the work of its pages, such as saving, goes on.
    Task { await old.stop() }
    return try await wait(for: new, until: folder.isListening)
  }

  /// Waits for a message of a program. Shows an error and returns `false` if the program ends instead.
  private func wait(for program: ServedProgram, until hasReported: (Int32) -> Bool) async throws -> Bool {
    while !hasReported(program.process) {
      if case .ended(let how) = await program.state {
        let message = "The new program \(how) before it served its pages. Its output is in the terminal."
        try folder.write(.failed([BuildError(place: nil, message: message)]))
        report(message)
        return false
      }
      try await Task.sleep(for: .milliseconds(2))
    }
    return true
  }
}
