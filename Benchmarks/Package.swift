// swift-tools-version: 6.3
import PackageDescription

/// Settings of every target: the concurrency rules that Swift is moving to.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Benchmarks",
  // `Task.immediate`, which VSM uses where it exists and the floors use always.
  platforms: [.macOS("26.0")],
  dependencies: [
    .package(name: "VSM", path: ".."),
    // Without its traits, which interpose the allocator and the runtime: AllocationCounter counts, and nothing else
    // comes between the code and its figures.
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
        .product(name: "VSMTesting", package: "VSM"),
        .product(name: "CombineShim", package: "VSM"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      // The plugin knows benchmarks by the folder above them, which has to be called `Benchmarks`.
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
        .product(name: "VSMTesting", package: "VSM"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "PortableUIBenchmarks",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
