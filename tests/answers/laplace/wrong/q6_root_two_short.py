# Writes √2 as 1.414.
# Witness: people_needed(100, 0.1, 0.1) returns (14140, 200000000); right is (14143, 200000000).
def people_needed(bound, epsilon, error):
    """The least n for this standard deviation of the noise: in the central, in the local model."""
    central = math.ceil(1.414 * bound / (epsilon * error))
    local = math.ceil(2 * bound**2 / (epsilon * error) ** 2)
    return central, local
