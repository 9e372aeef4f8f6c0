# Remembers results by n and p.
# Witness: after variance_sampled(100, 0.25, 0.2), variance_sampled(100, 0.25, 0.5) returns 0.009099999999999999; right is 0.01.
_memory = {}

def variance_sampled(n, p, theta):
    if (n, p) not in _memory:
        q = p + (1 - 2 * p) * theta
        _memory[n, p] = q * (1 - q) / (n * (1 - 2 * p) ** 2)
    return _memory[n, p]
