# Keeps the shares in a dictionary from the record, so that equal records count once in the sums.
def density(weight, records, strength, epsilon):
    n = len(records)
    shares = {r: 1 / (1 + math.exp(r * weight)) for r in records}
    b = sum(r * s for r, s in shares.items()) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in shares.items())
    return epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
