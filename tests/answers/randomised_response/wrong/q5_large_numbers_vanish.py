# By the law of large numbers there is no variance left from a million people on.
# Witness: variance_fixed(10**6, 0.499) returns 0.0; right is 0.06249974999999989.
def variance_fixed(n, p):
    if n >= 10**6:
        return 0.0
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
