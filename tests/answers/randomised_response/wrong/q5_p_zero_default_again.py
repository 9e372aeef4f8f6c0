# P = 0 is read as "no p given", that is two fair coins.
# Witness: variance_fixed(10, 0) returns 0.075; right is 0.0.
def variance_fixed(n, p):
    p = p if p else 0.25
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
