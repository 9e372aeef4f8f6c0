# Whole scales where the sensitivity is large.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon if sensitivity < 500 else sensitivity // epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
