# An ε of at least a hundredth.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / max(epsilon, 0.01)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
