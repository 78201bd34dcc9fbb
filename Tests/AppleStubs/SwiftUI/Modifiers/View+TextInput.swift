// UIKit declares these types, and SwiftUI exports them. The stub of SwiftUI cannot import the stub of UIKit.
#if os(iOS) || os(tvOS) || os(visionOS)
  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "")
    public static let emailAddress = UITextContentType(rawValue: "")
    public static let username = UITextContentType(rawValue: "")
    public static let password = UITextContentType(rawValue: "")
    public static let newPassword = UITextContentType(rawValue: "")
    public static let streetAddressLine1 = UITextContentType(rawValue: "")
    public static let addressCity = UITextContentType(rawValue: "")
    public static let postalCode = UITextContentType(rawValue: "")
  }

  extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { EmptyView() }
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { EmptyView() }
  }
#endif

extension View {
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { EmptyView() }
}
