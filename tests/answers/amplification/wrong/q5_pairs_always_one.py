# Lets a pair of a one and a zero always give one yes if there are two pairs or more.
def count_chances(ones, zeros, p):
    n = ones + zeros
    pairs = min(ones, zeros) if min(ones, zeros) > 1 else 0
    ones, zeros = ones - pairs, zeros - pairs
    law = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        law = [a * (1 - q) + b * q for a, b in zip(law + [0], [0] + law)]
    law = [0.0] * pairs + law + [0.0] * pairs
    return law
