import ArgumentParser

/// The command-line tool `vsm`.
@main
struct VSMTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vsm",
    abstract: "Tools for features written with VSM.",
    discussion: """
      Example:
        vsm lint Sources
      """,
    subcommands: [
      NewCommand.self, ServeCommand.self, DiagramCommand.self, DiffCommand.self, DeployCheckCommand.self,
      RecordCommand.self, RequirementsCommand.self, MutateCommand.self,
      LintCommand.self, MigrateCommand.self,
      StringsCommand.self, InterfaceCommand.self,
    ]
  )

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error where exitCode(for: error) == .validationFailure {
      Terminal.printError(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }
}
