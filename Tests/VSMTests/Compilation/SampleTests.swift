#if os(Linux) || os(macOS)
  import Testing

  /// Compiles samples of valid and invalid code of users, and compares the compiler's diagnostics.
  @Suite(.timeLimit(.minutes(10)))
  struct SampleTests {
    @Test func validCodeCompilesWithoutDiagnostics() async throws {
      try await SampleModule("Legal").check()
    }

    @Test func unusedActionResultIsAWarning() async throws {
      try await SampleModule("Unobserved").check()
    }

    @Test func invalidCodeDoesNotCompile() async throws {
      try await SampleModule("WrongState").check()
    }

    @Test func nonSendableModelStaysOnTheMainActor() async throws {
      try await SampleModule("WrongIsolation").check()
    }

    @Test func modelsMustBeSendableOrIsolatedWithoutUpcomingFeatures() async throws {
      try await SampleModule("WithoutUpcomingFeatures", settings: .swift6).check()
    }

    @Test(arguments: [LanguageSettings.swift5, .recommended])
    func featureOfVSMiOS1CompilesWithWarningsThatContainTheNewNames(settings: LanguageSettings) async throws {
      try await SampleModule("OlderNames", settings: settings).check()
    }

    @Test(arguments: [LanguageSettings.swift5, .swift6, .recommended])
    func featureOfVSMiOS2CompilesInEveryMode(settings: LanguageSettings) async throws {
      try await SampleModule("VSMiOS2", settings: settings).check()
    }

    @Test(arguments: [LanguageSettings.swift5, .swift6, .recommended])
    func uncheckedStepsCallConcurrentFunctionsOfNonSendableModels(settings: LanguageSettings) async throws {
      try await SampleModule("UncheckedSteps", settings: settings).check()
    }

    /// The tests in `Tools` expect that `vsm lint` finds each mistake.
    @Test func mistakesThatTheLinterFindsCompileWithoutDiagnostics() async throws {
      try await SampleModule("Linted").check()
    }

    /// The results of `vsm lint --fix` for mistakes: the tests in `Tools` expect these files.
    @Test func correctedMistakesCompileWithoutDiagnostics() async throws {
      try await SampleModule("Corrected").check()
    }

    /// The results of `vsm migrate` for features of vsm-ios: the tests in `Tools` expect these files.
    @Test(arguments: [LanguageSettings.swift5, .recommended])
    func migratedFeaturesCompileWithoutDiagnostics(settings: LanguageSettings) async throws {
      try await SampleModule("Migrated", settings: settings).check()
    }

    #if os(Linux)
      /// Elsewhere, the compiler finds XCTest only with further paths.
      @Test(arguments: [LanguageSettings.swift5, .recommended])
      func migratedTestCasesCompileWithoutDiagnostics(settings: LanguageSettings) async throws {
        try await SampleModule("MigratedTests", settings: settings).check()
      }
    #endif
  }
#endif
