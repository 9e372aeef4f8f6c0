# Gives each person the interval of the k nearest.
def anonymise(ages, k):
    result = []
    for age in ages:
        near = sorted(ages, key=lambda other: abs(other - age))[:k]
        result.append((min(near), max(near)))
    return result
