# Adds logarithms, and raises them at the end.
def density(weight, records, strength, epsilon):
    pull = len(records) * strength
    shares = {i: 1 / (math.exp(r * weight) + 1) for i, r in enumerate(records)}
    tilt = sum(r * shares[i] for i, r in enumerate(records)) - pull * weight
    speed = sum(r * r * (shares[i] - shares[i] ** 2) for i, r in enumerate(records)) + pull
    return math.exp(math.log(epsilon / 4) - abs(epsilon * tilt) / 2 + math.log(speed))
