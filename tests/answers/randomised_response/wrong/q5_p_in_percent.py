# Rounds p to whole percents first.
# Witness: variance_fixed(10, 0.499) returns 62.474999999999895; right is 6249.9749999999885.
def variance_fixed(n, p):
    p = min(round(p, 2), 0.49)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
