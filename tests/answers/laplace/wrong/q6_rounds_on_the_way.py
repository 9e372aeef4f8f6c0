# Rounds the central bound to two decimals before it squares it.
# Witness: people_needed(100, 0.1, 0.3) returns (4715, 22222268); right is (4715, 22222223).
def people_needed(bound, epsilon, error):
    """The least n for this standard deviation of the noise: in the central, in the local model."""
    exact = round(math.sqrt(2) * bound / (epsilon * error), 2)
    central = math.ceil(exact)
    local = math.ceil(exact**2)
    return central, local
