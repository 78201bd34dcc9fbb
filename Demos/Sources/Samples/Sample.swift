import SwiftUIShim

/// A small screen, written as in the apps of its kind.
public struct Sample: Identifiable, Sendable {
  /// The kinds of apps that the samples are written like.
  public enum Kind: String, CaseIterable, Identifiable, Sendable {
    case social = "Social client"
    case store = "Store"
    case forms = "Forms"
    case chat = "Chat"
    case settings = "Settings"
    case tutorials = "Tutorial projects"

    public var id: Self { self }
  }

  /// The last part of its page's address.
  public let id: String
  public let kind: Kind
  public let title: String
  private let makeContent: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ id: String, _ kind: Kind, _ title: String, content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    makeContent = { AnyView(content()) }
  }

  /// The screen itself.
  @MainActor public var content: some View { makeContent() }
}

extension Sample {
  public static func named(_ id: String) -> Sample? { all.first { $0.id == id } }

  public static let all: [Sample] = [
    Sample("feed", .social, "Feed") { FeedView() },
    Sample("status-row", .social, "Post") { StatusRowView() },
    Sample("profile-header", .social, "Profile") { ProfileHeaderView() },
    Sample("composer", .social, "Composer") { ComposerView() },
    Sample("notifications", .social, "Notifications") { NotificationsView() },
    Sample("media-grid", .social, "Media grid") { MediaGridView() },
    Sample("poll", .social, "Poll") { PollView() },
    Sample("trending", .social, "Trending") { TrendingView() },
    Sample("product-grid", .store, "Product grid") { ProductGridView() },
    Sample("product-detail", .store, "Product detail") { ProductDetailView() },
    Sample("filter-sheet", .store, "Filter sheet") { FilterSheetView() },
    Sample("basket", .store, "Basket") { BasketView() },
    Sample("order-history", .store, "Order history") { OrderHistoryView() },
    Sample("reviews", .store, "Reviews") { ReviewsView() },
    Sample("checkout-flow", .store, "Checkout") { CheckoutFlowView() },
    Sample("registration", .forms, "Registration") { RegistrationView() },
    Sample("address-form", .forms, "Address") { AddressFormView() },
    Sample("booking", .forms, "Booking") { BookingView() },
    Sample("survey", .forms, "Survey") { SurveyView() },
    Sample("expense", .forms, "Expenses") { ExpenseView() },
    Sample("sign-in", .forms, "Sign-in") { SignInView() },
    Sample("conversation-list", .chat, "Conversations") { ConversationListView() },
    Sample("chat-thread", .chat, "Thread") { ChatThreadView() },
    Sample("message-input", .chat, "Message input") { MessageInputView() },
    Sample("reactions", .chat, "Reactions") { ReactionsView() },
    Sample("chat-search", .chat, "Search in chats") { ChatSearchView() },
    Sample("settings-home", .settings, "Settings") { SettingsHomeView() },
    Sample("appearance-settings", .settings, "Appearance") { AppearanceSettingsView() },
    Sample("notification-settings", .settings, "Notification settings") { NotificationSettingsView() },
    Sample("account-settings", .settings, "Account") { AccountSettingsView() },
    Sample("about", .settings, "About") { AboutView() },
    Sample("privacy-settings", .settings, "Privacy") { PrivacySettingsView() },
    Sample("landmarks", .tutorials, "Landmarks") { LandmarksView() },
    Sample("task-list", .tutorials, "Tasks") { TaskListView() },
    Sample("recipe", .tutorials, "Recipe") { RecipeView() },
    Sample("countdown", .tutorials, "Countdown") { CountdownView() },
    Sample("tip-calculator", .tutorials, "Tip calculator") { TipCalculatorView() },
    Sample("quiz", .tutorials, "Quiz") { QuizView() },
    Sample("weather", .tutorials, "Weather") { WeatherView() },
    Sample("calculator", .tutorials, "Calculator") { CalculatorView() },
    Sample("unit-converter", .tutorials, "Unit converter") { UnitConverterView() },
    Sample("scoreboard", .tutorials, "Scoreboard") { ScoreboardView() },
    Sample("memory-game", .tutorials, "Memory game") { MemoryGameView() },
    Sample("color-mixer", .tutorials, "Color mixer") { ColorMixerView() },
    Sample("habit-tracker", .tutorials, "Habit tracker") { HabitTrackerView() },
    Sample("guess-the-flag", .tutorials, "Guess the flag") { GuessTheFlagView() },
    Sample("breathing", .tutorials, "Breathing") { BreathingView() },
  ]
}
