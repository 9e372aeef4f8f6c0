# Flips rarer than one in a hundred are ignored.
# Witness: variance_fixed(1, 0.005) returns 0.0; right is 0.005076012651770228.
def variance_fixed(n, p):
    if p < 0.01:
        return 0.0
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
