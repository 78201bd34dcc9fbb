// swift-tools-version: 6.3
import PackageDescription

/// The settings of all targets: upcoming features of Swift's concurrency.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Benchmarks",
  // For `Task.immediate`, which VSM uses if it is available and the floors always use.
  platforms: [.macOS("26.0")],
  dependencies: [
    .package(name: "VSM", path: ".."),
    // Without its traits, which interpose the allocator and the runtime. Only AllocationCounter counts allocations.
    .package(url: "https://github.com/ordo-one/benchmark.git", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "AllocationCounter", path: "AllocationCounter"),
    .target(
      name: "Measuring",
      dependencies: [
        "AllocationCounter",
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Measuring",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "VSMBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "VSM", package: "VSM"),
        .product(name: "VSMTestingCore", package: "VSM"),
        .product(name: "CombineShim", package: "VSM"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      // The plugin finds benchmarks by their parent folder, which must be named `Benchmarks`.
      path: "VSMBenchmarks",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "PortableUIBenchmarks",
      dependencies: [
        "Measuring",
        .product(name: "PortableUI", package: "VSM"),
        .product(name: "PortableUIWeb", package: "VSM"),
        .product(name: "VSMTestingCore", package: "VSM"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "PortableUIBenchmarks",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
