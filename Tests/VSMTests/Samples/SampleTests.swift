#if os(Linux) || os(macOS)
  import Testing

  /// Compiles samples of what a user of the library writes, right and wrong, and compares what the compiler says.
  struct SampleTests {
    @Test func whatIsLegalInAStateCompilesWithoutAWord() async throws {
      try await SampleModule("Legal").check()
    }

    @Test func anUnobservedActionIsAWarning() async throws {
      try await SampleModule("Unobserved").check()
    }

    @Test func whatIsNotLegalInAStateDoesNotCompile() async throws {
      try await SampleModule("WrongState").check()
    }

    @Test func aModelThatIsNotSendableStaysOnTheMainActor() async throws {
      try await SampleModule("WrongIsolation").check()
    }

    @Test func withoutUpcomingFeaturesModelsHaveToBeSendableOrOfTheMainActor() async throws {
      try await SampleModule("WithoutUpcomingFeatures", settings: .swift6).check()
    }

    @Test(arguments: [LanguageSettings.swift5, .recommended])
    func aFeatureOfVSMiOS1CompilesAndEachWarningTellsTheNewName(settings: LanguageSettings) async throws {
      try await SampleModule("OlderNames", settings: settings).check()
    }
  }
#endif
