# Epsilon below 0.1 is raised to 0.1, less noise than promised. Input: 1, 0.01, 0.5.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / max(epsilon, 0.1)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
