# Adds chances.
def count_chances(ones, zeros, p):
    n = ones + zeros
    return [1 - n * p] + [p] * n if not ones else [p] * n + [1 - n * p]
