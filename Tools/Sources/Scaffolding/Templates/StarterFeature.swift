/// A feature file to begin with, whose scenarios pass at once.
public struct StarterFeature {
  private let name: String

  /// - Parameter name: The name of the module.
  public init(name: String) { self.name = name }

  public var text: String {
    """
    Feature: \(name)

      Scenario: Open the page
        When I open the page
        Then I should see the Loading screen
        And I should see the Loaded screen

      Scenario: Change the name
        Given I have opened the page
        When I tap "Edit"
        Then I should see the Editing screen
        When I type "Ada" into "Name"
        And I tap "Save"
        Then I should see the Saving screen
        And I should see the Loaded screen

    """
  }
}
