# One person alone is no sample: only the coins count.
# Witness: variance_sampled(1, 0.25, 0.5) returns 0.75; right is 1.0.
def variance_sampled(n, p, theta):
    drawing = theta * (1 - theta) / n if n > 1 else 0
    return p * (1 - p) / (n * (1 - 2 * p) ** 2) + drawing
