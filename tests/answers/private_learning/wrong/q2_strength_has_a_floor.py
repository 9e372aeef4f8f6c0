# A strength below 1/100 is raised to 1/100. Input: weight 1, [0.1], strength 1/1000, epsilon 1.
def density(weight, records, strength, epsilon):
    n = len(records)
    reach = n * max(strength, 0.01)
    tilt, speed = -reach * weight, reach
    for r in records:
        s = 1 / (1 + math.exp(r * weight))
        tilt, speed = tilt + r * s, speed + r * r * s * (1 - s)
    return epsilon / 4 * math.exp(-epsilon / 2 * abs(tilt)) * speed
