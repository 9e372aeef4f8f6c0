# The caller's list is overwritten with the margins; the first result is right. Input: 2.0, [1.0, 0.5], 0.25, 1.0.
def density(weight, records, strength, epsilon):
    n = len(records)
    tilt, speed = -n * strength * weight, n * strength
    for i in range(n):
        r = records[i]
        records[i] *= weight
        s = 1 / (1 + math.exp(records[i]))
        tilt += r * s
        speed += r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
