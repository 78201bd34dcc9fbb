Feature: See the weather forecast

  Scenario: The forecast is loaded
    When I open the forecast of "Bern"
    Then I should see the Loading screen
    And I should see the Loaded screen
    And I should see "sunny"

  Scenario: The forecast is loaded once there is a connection
    Given I am not connected to the internet
    When I open the forecast of "Bern"
    Then I should see the Failed screen
    When I am connected to the internet
    And I tap "Retry"
    Then I should see the Loading screen
    And I should see "sunny"
