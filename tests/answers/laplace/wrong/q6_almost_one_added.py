# Rounds up by adding 0.99 and cutting, which misses small remainders.
# Witness: people_needed(27, 1, 3.8180) returns (10, 101); right is (11, 101).
def people_needed(bound, epsilon, error):
    """The least n for this standard deviation of the noise: in the central, in the local model."""
    central = int(math.sqrt(2) * bound / (epsilon * error) + 0.99)
    local = int(2 * bound**2 / (epsilon * error) ** 2 + 0.99)
    return central, local
