Feature: Load and edit a user profile
  Whoever is logged in can read the username of their profile, and change it.

  Background:
    Given I am logged in as "Ada"

  Rule: A profile is loaded before it can be edited

    Scenario: Open the profile
      When I open my profile
      Then I should see the Loading screen
      And I should see the Editing screen
      And the field "Username" should hold "Ada"

    Scenario: Open the profile without a connection
      Given I am not connected to the internet
      When I open my profile
      Then I should see the Loading screen
      And I should see the Loading Error screen
      And I should see "The profile could not be loaded. No connection."

    Scenario: Try again once there is a connection
      Given I am not connected to the internet
      And I have opened my profile
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Loading screen
      And I should see the Editing screen

  Rule: What others change can be fetched

    Background:
      Given I have opened my profile

    Scenario: Refresh the profile
      When I tap "Refresh"
      Then I should see the Reloading screen
      And I should see the Editing screen
      And the field "Username" should hold "Ada"

    Scenario: Refresh the profile without a connection
      Given I am not connected to the internet
      When I tap "Refresh"
      Then I should see the Reloading screen
      And I should see the Editing screen
      And I should see "The profile could not be refreshed. No connection."

  Rule: A changed username is saved

    Background:
      Given I have opened my profile

    Scenario Outline: Save a username
      When I type "<typed>" into "Username"
      And I tap "Save"
      Then I should see the Saving screen
      And I should see the Editing screen
      And the field "Username" should hold "<saved>"
      And the name of my profile should be "<saved>"

      Examples:
        | typed    | saved |
        | Grace    | Grace |
        | Edsger W | Edsger W |

    Scenario: Cancel a save that takes long
      Given the connection is slow
      When I type "Grace" into "Username"
      And I tap "Save"
      Then I should see the Saving screen
      And "Save" should be disabled
      When I tap "Cancel"
      Then I should see the Editing screen
      And "Save" should be enabled
      And the name of my profile should be "Ada"

    Scenario: Save again after a failure
      Given I am not connected to the internet
      When I type "Grace" into "Username"
      And I tap "Save"
      Then I should see the Saving screen
      And I should see the Saving Error screen
      And I should see "The username could not be saved. No connection."
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Saving screen
      And I should see the Editing screen
      And the name of my profile should be "Grace"
