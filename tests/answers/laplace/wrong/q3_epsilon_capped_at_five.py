# Wrong for epsilon above 5: "more privacy loss than that is no privacy", so it is cut there.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / min(epsilon, 5)
    return scale, math.sqrt(2) * scale, scale * math.log(1 / (1 - chance))
