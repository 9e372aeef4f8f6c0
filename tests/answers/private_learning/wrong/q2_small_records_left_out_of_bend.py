# Records of size below 0.1 are left out of the sums as if their slope did not count. Input: 0.0, [0.05], 0.25, 2.0.
def density(weight, records, strength, epsilon):
    n = len(records)
    tilt, speed = -n * strength * weight, n * strength
    for r in records:
        if abs(r) < 0.1:
            continue
        s = 1 / (1 + math.exp(r * weight))
        tilt += r * s
        speed += r**2 * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
