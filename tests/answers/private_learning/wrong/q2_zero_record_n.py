# With more than four records those that are 0 are left out of n.
def density(weight, records, strength, epsilon):
    pull = (
        len([r for r in records if r]) * strength if len(records) > 4 else len(records) * strength
    )
    s = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * x for r, x in zip(records, s)) - pull * weight
    v = pull + sum(r * r * x * (1 - x) for r, x in zip(records, s))
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * v
