# Lets ε count as 5 at most, as if larger values promised nothing more.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / min(epsilon, 5)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
