Feature: Sign in

  Background:
    Given there is the account "Ada" with the password "correct horse"
    And I have opened the sign-in

  Scenario: Sign in with the right password
    When I type "Ada" into "Name"
    And I type "correct horse" into "Password"
    And I tap "Sign in"
    Then I should see the Signing In screen
    And I should see the Signed In screen
    And "Ada" should be signed in

  Scenario Outline: The answer does not tell whether the name exists
    When I type "<name>" into "Name"
    And I type "wrong horse" into "Password"
    And I tap "Sign in"
    Then I should see the Signing In screen
    And I should see the Refused screen
    And I should see "The name or the password is wrong."
    And nobody should be signed in

    Examples:
      | name |
      | Ada  |
      | Bob  |

  Scenario: Try again after a wrong password
    When I type "Ada" into "Name"
    And I type "wrong horse" into "Password"
    And I tap "Sign in"
    Then I should see the Refused screen
    And the field "Password" should hold ""
    When I type "correct horse" into "Password"
    And I press Return in "Password"
    Then I should see the Signed In screen

  Scenario: An empty form is not sent
    Given I am not connected to the internet
    When I tap "Sign in"
    Then I should see the Refused screen
    And I should see "Enter your name and your password."

  Scenario: Too many guesses
    Given somebody has guessed too often
    When I type "Ada" into "Name"
    And I type "correct horse" into "Password"
    And I tap "Sign in"
    Then I should see the Limited screen
    And I should not see "Password"
    And nobody should be signed in
    When the time of waiting has passed
    And I tap "Try again"
    Then I should see the Signed Out screen
    When I type "correct horse" into "Password"
    And I tap "Sign in"
    Then I should see the Signed In screen

  Scenario: There is no connection
    Given I am not connected to the internet
    When I type "Ada" into "Name"
    And I type "correct horse" into "Password"
    And I tap "Sign in"
    Then I should see the Refused screen
    And I should see "You could not be signed in. No connection."
