"""The table server: tables where people and bots play any of the games over the network."""
