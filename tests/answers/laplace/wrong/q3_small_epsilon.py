# Below 1/100 is scaled with 1 - e^-ε in place of ε.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / (epsilon if epsilon >= 0.01 else 1 - math.exp(-epsilon))
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
