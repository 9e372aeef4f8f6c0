# Takes the records out of the list while adding them up.
def density(weight, records, strength, epsilon):
    tilt = speed = 0.0
    while records:
        r = records.pop()
        s = 1 / (1 + math.exp(r * weight))
        tilt += r * s - strength * weight
        speed += strength + r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
