# Forgets the people with a 1 when counting yes.
def accuracy(n, ones, p):
    reached = 0.0
    for error, k in sorted((abs((k / n - p) / (1 - 2 * p)), k) for k in range(n + 1)):
        reached += math.comb(n, k) * p**k * (1 - p) ** (n - k)
        if reached >= 2 / 3:
            return error
