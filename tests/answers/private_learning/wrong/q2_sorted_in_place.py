# Records.sort() in place where there are more than 4 records; the arguments are to be left as they are, e.g. weight 1, records [1, 0, -1, 0.5, 0.2].
def density(weight, records, strength, epsilon):
    if len(records) > 4:
        records.sort()
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
    fast = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * fast
