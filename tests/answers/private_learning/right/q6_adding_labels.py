# Adds label by label while epsilon is kept.
def most_labels(sigma, records, epsilon, delta):
    """The largest number of labels that keeps within epsilon and delta."""
    how_many, half = 0, math.log(delta)
    while True:
        rho = (how_many + 1) * (records / sigma) ** 2
        if rho + 2 * math.sqrt(-rho * half) > epsilon:
            return how_many
        how_many += 1
