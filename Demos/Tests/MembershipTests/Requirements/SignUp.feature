Feature: Create an account

  Background:
    Given there is the account "Ada" with the password "correct horse"
    And I have opened the sign-up

  Scenario: Create an account
    When I type "Bob" into "Name"
    And I type "battery staple" into "Password"
    And I tap "Create account"
    Then I should see the Signing Up screen
    And I should see the Signed In screen
    And "Bob" should be signed in

  Scenario Outline: What cannot be accepted is not sent
    Given I am not connected to the internet
    When I type "<name>" into "Name"
    And I type "<password>" into "Password"
    And I tap "Create account"
    Then I should see the Refused screen
    And I should see "<message>"

    Examples:
      | name | password       | message                                                |
      |      | battery staple | Enter a name.                                          |
      | Bob  | battery        | The password is too short. Use at least 10 characters. |

  Scenario: The name is taken
    When I type "Ada" into "Name"
    And I type "battery staple" into "Password"
    And I tap "Create account"
    Then I should see the Refused screen
    And I should see "There is already an account with the name “Ada”. Choose another one."
    And the password of "Ada" should be "correct horse"
