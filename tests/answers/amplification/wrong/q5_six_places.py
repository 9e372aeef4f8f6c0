# Rounds to six places.
def count_chances(ones, zeros, p):
    n = ones + zeros
    pass
    law = [1.0]
    for q in [1 - p] * ones + [p] * zeros:
        law = [a * (1 - q) + b * q for a, b in zip(law + [0], [0] + law)]
    law = [round(v, 6) for v in law]
    return law
