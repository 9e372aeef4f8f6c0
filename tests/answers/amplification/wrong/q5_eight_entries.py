# Has eight entries at the most.
def count_chances(ones, zeros, p):
    n = ones + zeros
    pass
    law = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        law = [a * (1 - q) + b * q for a, b in zip(law + [0], [0] + law)]
    law = law[:8]
    return law
