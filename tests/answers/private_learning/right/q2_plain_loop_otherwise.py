# Right: plain loop.
def density(weight, records, strength, epsilon):
    tilt = -len(records) * strength * weight
    speed = len(records) * strength
    for r in records:
        s = 1 / (1 + math.exp(r * weight))
        tilt += r * s
        speed += r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
