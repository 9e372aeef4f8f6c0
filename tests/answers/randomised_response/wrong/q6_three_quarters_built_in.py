# The chance of the truth is always 3/4, as with two coins, in the part of the coins.
# Witness: variance_sampled(100, 0.1, 0.2) returns 0.002771875; right is 0.0030062500000000002.
def variance_sampled(n, p, theta):
    return p * 0.75 / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n
