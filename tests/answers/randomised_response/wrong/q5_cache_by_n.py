# Remembers the variance by n alone.
# Witness: after variance_fixed(100, 0.25), variance_fixed(100, 0.1) returns 0.0075; right is 0.0014062500000000002.
_of = {}

def variance_fixed(n, p):
    return _of.setdefault(n, p * (1 - p) / (n * (1 - 2 * p) ** 2))
