# Records that are 0 are dropped, also from n. Input: 1.0, [0, 0.5], 0.25, 1.0.
def density(weight, records, strength, epsilon):
    used = [r for r in records if r != 0]
    n = len(used)
    s = [1 / (1 + math.exp(r * weight)) for r in used]
    tilt = sum(a * b for a, b in zip(used, s)) - n * strength * weight
    speed = n * strength + sum(a * a * b * (1 - b) for a, b in zip(used, s))
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
