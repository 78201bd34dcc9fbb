Feature: Load and edit user profile
  Whoever is logged in can read the name of their profile, and change it.

  Background:
    Given I am logged in as "Ada"

  Rule: A profile is loaded before it can be edited

    Scenario: Open the User Profile Editor
      When I tap "Edit Profile"
      Then I should see the Loading Screen
      And I should see the Editing Screen
      And I should see the Display Name "Ada"

    Scenario: Open the User Profile Editor without internet
      Given I am not connected to the internet
      When I tap "Edit Profile"
      Then I should see the Loading Screen
      And I should see the Loading Error Screen
      And I should see "The profile could not be loaded. No connection."

    Scenario: Try again once there is a connection
      Given I am not connected to the internet
      And I tapped "Edit Profile"
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Loading Screen
      And I should see the Editing Screen

  Rule: What others change can be fetched

    Background:
      Given I tapped "Edit Profile"

    Scenario: Refresh the User Profile Editor
      When I tap "Refresh"
      Then I should see the Reloading Screen
      And I should see the Editing Screen
      And I should see the Display Name "Ada"

    Scenario: Refresh the User Profile Editor without internet
      Given I am not connected to the internet
      When I tap "Refresh"
      Then I should see the Reloading Screen
      And I should see the Editing Screen
      And I should see "The profile could not be refreshed. No connection."

  Rule: A changed Display Name is saved

    Background:
      Given I tapped "Edit Profile"

    Scenario Outline: Save a Display Name
      When I change my Display Name to "<typed>"
      And I tap "Save"
      Then I should see the Saving Screen
      And I should see the Editing Screen
      And I should see the Display Name "<saved>"
      And the name of my profile should be "<saved>"

      Examples:
        | typed    | saved    |
        | Grace    | Grace    |
        | Edsger W | Edsger W |

    Scenario: Cancel a save that takes long
      Given the connection is slow
      When I change my Display Name to "Grace"
      And I tap "Save"
      Then I should see the Saving Screen
      And "Save" should be disabled
      When I tap "Cancel"
      Then I should see the Editing Screen
      And "Save" should be enabled
      And the name of my profile should be "Ada"

    Scenario: Save with the Return key
      When I change my Display Name to "Grace"
      And I press Return in "Username"
      Then I should see the Saving Screen
      And I should see the Editing Screen
      And the name of my profile should be "Grace"

    Scenario: Give up after a failure
      Given I am not connected to the internet
      When I change my Display Name to "Grace"
      And I tap "Save"
      Then I should see the Saving Error Screen
      When I tap "Cancel"
      Then I should see the Editing Screen
      And the name of my profile should be "Ada"

    Scenario: Save again after a failure
      Given I am not connected to the internet
      When I change my Display Name to "Grace"
      And I tap "Save"
      Then I should see the Saving Screen
      And I should see the Saving Error Screen
      And I should see "The username could not be saved. No connection."
      When I am connected to the internet
      And I tap "Retry"
      Then I should see the Saving Screen
      And I should see the Editing Screen
      And the name of my profile should be "Grace"
