# One loop over the records, each of which brings strength along; the end is done with logarithms.
def density(weight, records, strength, epsilon):
    pull, bend = 0.0, 0.0
    for r in records:
        e = math.exp(-abs(r * weight))  # never larger than 1
        s = e / (1 + e) if r * weight > 0 else 1 / (1 + e)
        pull += r * s - strength * weight
        bend += strength + r**2 * e / (1 + e) ** 2
    return math.exp(math.log(epsilon / 4) + math.log(bend) - epsilon * math.fabs(pull) / 2)
