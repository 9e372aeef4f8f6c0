# One loop, record by record, then the two sides of the tilt apart.
def density(weight, records, strength, epsilon):
    pull = push = bend = 0.0
    for r in records:
        grown = math.exp(-r * weight)
        s = grown / (1 + grown)
        pull += r * s
        push += strength * weight
        bend += strength + r * r * grown / (1 + grown) ** 2
    rate = epsilon / 2
    gap = pull - push if pull > push else push - pull
    return rate / 2 * math.e ** (-rate * gap) * bend
