Feature: Use an account

  Background:
    Given there is the account "Ada" with the password "correct horse"
    And "Ada" is signed in here and on "Laptop"
    And I have opened my account

  Scenario: See where one is signed in
    Then I should see the Signed In screen
    And I should see "Hello, Ada"
    And I should see "Phone (this one)"
    And I should see "Laptop"

  Scenario: Sign out elsewhere
    When I tap "Sign out Laptop"
    Then I should see the Signing Out Elsewhere screen
    And I should see the Signed In screen
    And I should be signed in nowhere else

  Scenario: Sign out
    When I tap "Sign out"
    Then I should see the Signing Out screen
    And I should see the Left screen
    And nobody should be signed in
    And I should not see "Change password"

  Scenario: A sign-out that fails is told
    Given I am not connected to the internet
    When I tap "Sign out"
    Then I should see the Signing Out screen
    And I should see the Signed In screen
    And I should see "You could not be signed out. No connection."

  Scenario: Change the password
    When I type "correct horse" into "Current password"
    And I type "battery staple" into "New password"
    And I tap "Change password"
    Then I should see the Changing Password screen
    And I should see the Left screen
    And the password of "Ada" should be "battery staple"
    And I should be signed in nowhere else

  Scenario: The current password is wrong
    When I type "wrong horse" into "Current password"
    And I type "battery staple" into "New password"
    And I tap "Change password"
    Then I should see the Changing Password screen
    And I should see the Signed In screen
    And I should see "The current password is wrong."
    And the password of "Ada" should be "correct horse"

  Scenario: The new password is too short
    When I type "correct horse" into "Current password"
    And I type "battery" into "New password"
    And I tap "Change password"
    Then I should see "The password is too short. Use at least 10 characters."
    And the password of "Ada" should be "correct horse"

  Scenario: Too many guesses of the current password
    Given somebody has guessed too often
    When I type "correct horse" into "Current password"
    And I type "battery staple" into "New password"
    And I tap "Change password"
    Then I should see the Changing Password screen
    And I should see the Signed In screen
    And the password of "Ada" should be "correct horse"
