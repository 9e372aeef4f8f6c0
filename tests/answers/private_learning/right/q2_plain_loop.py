# One loop collects the tilt and how fast it changes.
def density(weight, records, strength, epsilon):
    n = len(records)
    tilt = -n * strength * weight
    speed = n * strength
    for r in records:
        s = 1 / (1 + math.exp(r * weight))
        tilt += r * s
        speed += r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
