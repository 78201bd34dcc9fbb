// swift-tools-version: 6.3
import PackageDescription

/// A package as somebody writes it who serves live pages from Hummingbird.
let package = Package(
  name: "Server",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "VSM", path: "../../..", traits: ["Hummingbird"])
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "VSM", package: "VSM"),
        .product(name: "PortableUIHummingbird", package: "VSM"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
