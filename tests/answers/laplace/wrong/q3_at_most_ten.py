# Never goes beyond ten scales, nor below ε = 1/10.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / max(epsilon, 0.1)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
