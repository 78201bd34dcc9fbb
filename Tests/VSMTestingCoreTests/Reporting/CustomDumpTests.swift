#if CustomDump
  import Testing
  import VSM
  import VSMTestingCore

  /// The descriptions of values in failures with the trait `CustomDump`.
  @MainActor struct CustomDumpTests {
    private enum LoadState {
      case loading
      case failed(message: String, codes: [Int])
    }

    private func failures(_ body: (StateContainer<LoadState>, Journey<LoadState>) async -> Void) async -> [String] {
      let container = StateContainer(state: LoadState.loading)
      return await TestFailure.recorded { await body(container, Journey(of: container)) }.map(\.message)
    }

    @Test func unexpectedStateIsDescribedBySwiftCustomDump() async {
      let failures = await failures { container, journey in
        container.observe(.failed(message: "No connection.", codes: [7]))
        await journey.expect()
      }
      #expect(
        failures.first?.split(separator: "\n", maxSplits: 1).last == """
          + failed

          CustomDumpTests.LoadState.failed(
            message: "No connection.",
            codes: [
              [0]: 7
            ]
          )
          """)
    }

    @Test func differentContentIsShownAsADiff() async {
      let failures = await failures { container, journey in
        container.observe(.failed(message: "No connection.", codes: [7]))
        await journey.expect(.state("failed").with(\[Int].self, [8]))
      }
      #expect(
        failures == [
          """
          State 1, failed, is not as expected (- expected, + happened):
          \\Array<Int>.self:
            [
          -   [0]: 8
          +   [0]: 7
            ]
          """
        ])
    }
  }
#endif
