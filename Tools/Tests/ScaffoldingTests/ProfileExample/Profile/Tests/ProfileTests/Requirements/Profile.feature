Feature: Edit a profile
  Whoever is logged in can change their name.

  Scenario: Open the profile
    When I open my profile
    Then I should see the Loading screen
    And I should see the Shown screen

  @pending
  Scenario: Open the profile without a connection
    Given I am not connected to the internet
    When I open my profile
    Then I should see the Loading screen
    And I should see the Loading Error screen
    And I should see "The profile could not be loaded."

  @pending
  Scenario: Try again
    Given I am not connected to the internet
    And I have opened my profile
    When I am connected to the internet
    And I tap "Retry"
    Then I should see the Loading screen
    And I should see the Shown screen

  @pending
  Scenario: Change the name
    Given I have opened my profile
    When I tap "Edit"
    Then I should see the Editing screen
    When I type "Grace" into "Name"
    And I tap "Save"
    Then I should see the Saving screen
    And I should see the Shown screen
    And I should see "Grace"

  Scenario: Keep the name
    Given I have opened my profile
    When I tap "Edit"
    Then I should see the Editing screen
    When I tap "Cancel"
    Then I should see the Shown screen

  @pending
  Scenario: The name is kept if it can't be saved
    Given I have opened my profile
    When I tap "Edit"
    Then I should see the Editing screen
    Given I am not connected to the internet
    When I type "Grace" into "Name"
    And I tap "Save"
    Then I should see the Saving screen
    And I should see the Saving Error screen
    When I tap "Retry"
    Then I should see the Saving screen
