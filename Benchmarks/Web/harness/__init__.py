"""The load harness of live pages: clients that speak the protocols of web servers, and the phases that they measure."""
