// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Profile",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "VSM", path: "../VSM", traits: ["Hummingbird"]),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0", traits: []),
  ],
  targets: [
    .target(
      name: "Profile",
      dependencies: [.product(name: "VSM", package: "VSM"), .product(name: "SwiftUIShim", package: "VSM")],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .executableTarget(
      name: "ProfileSite",
      dependencies: [
        "Profile",
        .product(name: "PortableUIHummingbird", package: "VSM"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .testTarget(
      name: "ProfileTests",
      dependencies: [
        "Profile",
        .product(name: "VSM", package: "VSM"),
        .product(name: "VSMTesting", package: "VSM"),
        .product(name: "Gherkin", package: "VSM"),
      ],
      exclude: ["Requirements"]),
  ],
  swiftLanguageModes: [.v6]
)
